// A page with nothing but a board, for programs that take pictures of positions: `caber.adapters` opens it.
import { mount, unmount } from 'svelte';
import { drawn } from './lib/drawing';
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
    draw: () => Promise<string>; // what is shown, as an SVG file
  }
}

let board: ReturnType<typeof mount> | null = null;

window.show = async ({ language, ...shown }: Shown): Promise<void> => {
  await speak(language);
  const target = place();
  if (board) await unmount(board);
  await new Promise<void>((done) => {
    const still = {
      choices: [], marks: [], animate: false, confirm: false, busy: false,
      say, play: async () => false, why: () => undefined, dismiss: () => undefined,
    };
    board = mount(BoardSlot, { target, props: { ...shown, ...still, drawn: done } });
  });
  await document.fonts.ready;
};

window.draw = () => drawn(place());

function place(): HTMLElement {
  const found = document.getElementById('app');
  if (!found) throw new Error('this page has lost its board');
  return found;
}
