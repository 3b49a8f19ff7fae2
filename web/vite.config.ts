import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server forbids inline scripts, inline styles and data: fonts, so nothing is inlined.
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  base: '/',
  build: {
    outDir: '../src/caber/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
    license: { fileName: 'licenses.md' }, // of what is bundled
  },
});
