import type { Language } from './types';

// 4:05, or with tenths below ten seconds: 7.3
export function clockFace(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(then: number, language: Language): string {
  const passed = Date.now() - then;
  if (passed > 30 * 86_400_000) return new Date(then).toLocaleDateString(language, { dateStyle: 'medium' });
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  return format.format(0, 'second'); // “now”
}
