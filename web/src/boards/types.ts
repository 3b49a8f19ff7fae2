import type { Component } from 'svelte';
import type { Args, Choice, PositionView, SeatView } from '../lib/types';

export interface BoardProps {
  position: PositionView;
  seats: SeatView[];
  choices: Choice[]; // legal moves of the viewer now; empty: just look
  marks: string[]; // cards (or the like) to highlight
  animate: boolean;
  confirm: boolean; // a move is shown first, and sent when it is confirmed
  busy: boolean; // an act is under way
  say: (key: string, args?: Args) => string;
  play: (move: string) => Promise<boolean>; // whether it counts
  why: (move: string) => void; // asks why a move is (il)legal; the answer comes as words and marks
  dismiss: () => void; // the player has gone on: the last answer is out of date
  settle?: (settled: boolean) => void; // whether the board has shown how the position came about; words wait for it
}

export type Board = Component<BoardProps>;
