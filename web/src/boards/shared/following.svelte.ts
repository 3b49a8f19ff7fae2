// How a board follows its changes: things fly to their new places, and the focus stays where the game goes on.
import { untrack } from 'svelte';
import { Flights, type Course } from './flights';

interface Following {
  root: () => HTMLElement | undefined;
  changes: () => unknown; // reads whatever changes the board
  animate: () => boolean;
  course: Course;
  question: () => unknown; // what the viewer has done waits for "confirm"; null: nothing does
  findFocus: (root: HTMLElement) => void; // what had the focus is gone
}

export function follow({ root, changes, animate, course, question, findFocus }: Following): void {
  const flights = new Flights();
  let focused = false;
  let byKey = false;
  let asked: unknown = null; // the last question

  $effect.pre(() => {
    changes();
    untrack(() => {
      const board = root();
      if (!board) return;
      focused = board.contains(document.activeElement);
      byKey = board.querySelector(':focus-visible') !== null;
      if (animate()) flights.measure(board);
    });
  });

  $effect(() => {
    changes();
    untrack(() => {
      const board = root();
      if (!board) return;
      if (animate()) flights.start(board, course);
      const now = question();
      const isNew = now !== null && now !== asked;
      asked = now;
      // Whoever works with the keyboard is taken to the question that has come up.
      if (isNew && byKey) board.querySelector<HTMLElement>('[data-confirm]')?.focus();
      else if (focused && !board.contains(document.activeElement)) findFocus(board);
    });
  });
}
