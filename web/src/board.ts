// A page with nothing but a board, for programs that take pictures of positions: `caber.adapters` opens it.
import { mount, unmount } from 'svelte';
import { say, speak } from './lib/texts.svelte';
import type { Language, PositionView, SeatView } from './lib/types';
import BoardSlot from './parts/BoardSlot.svelte';

interface Shown {
  game: string;
  language: Language;
  position: PositionView;
  seats: SeatView[];
}

declare global {
  interface Window {
    show: (shown: Shown) => Promise<void>; // done when the board stands there
  }
}

let board: ReturnType<typeof mount> | null = null;

window.show = async ({ language, ...shown }: Shown): Promise<void> => {
  await speak(language);
  const target = document.getElementById('app');
  if (!target) throw new Error('this page has lost its board');
  if (board) await unmount(board);
  await new Promise<void>((drawn) => {
    const still = {
      choices: [], marks: [], animate: false, confirm: false, busy: false,
      say, play: async () => false, why: () => undefined, dismiss: () => undefined,
    };
    board = mount(BoardSlot, { target, props: { ...shown, ...still, drawn } });
  });
  await document.fonts.ready;
};
