// How a position came about, one thing after another: a bout is won, columns are rolled, dice are thrown. Until they
// rest nobody can decide anything, and no word tells what they show.
import { untrack } from 'svelte';
import type { BoardProps } from '../types';
import { pictureOf, type Picture, type SidePicture } from './picture';

type Scene = 'won' | 'columns' | 'throw';

// Milliseconds; all together less than words would wait.
const LASTS: Record<Scene, number> = { won: 550, columns: 420, throw: 480 };

const unrolled = (picture: Picture): Picture => ({ ...picture, turn: 0, thrown: [] });

const deserted = (side: SidePicture): SidePicture => ({ ...side, standing: 0, lying: 0 });

// The dice that have been re-rolled since. One that shows the same again is known by what is new.
function landed(shown: Picture, now: Picture): number[] {
  const over = now.phase !== 'rerolling' || now.rerolls < shown.rerolls;
  if (shown.phase !== 'rerolling' || !over || now.thrown.length !== shown.thrown.length) return [];
  const known = shown.thrown.map(({ value }) => value);
  const fresh = now.thrown.flatMap(({ value }, index) => {
    const at = known.indexOf(value);
    if (at < 0) return [index];
    known.splice(at, 1);
    return [];
  });
  if (fresh.length || shown.new.die !== null || now.new.die === null) return fresh;
  return [now.thrown.findLastIndex(({ value }) => value === now.new.die)];
}

// Whatever was thrown elsewhere in the game isn't thrown again.
function scenesOf(shown: Picture, now: Picture): Scene[] {
  if (!now.thrown.length) return [];
  if (now.bout === shown.bout + 1 && now.turn === 1) return ['won', 'columns', 'throw'];
  if (now.bout !== shown.bout) return [];
  if (now.turn === 1 && shown.turn === 0) return now.thrown.length === 3 ? ['columns', 'throw'] : [];
  if (now.turn === shown.turn + 1) return ['throw'];
  return now.turn === shown.turn && landed(shown, now).length ? ['throw'] : [];
}

export class Stage {
  tumbling: ReadonlySet<number> = $state.raw(new Set()); // thrown dice by their index
  rolling = $state(false); // the columns
  #scene: Picture | null = $state.raw(null); // what is shown instead
  #last: Picture | null = null; // what has come
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settle: (settled: boolean) => void;

  constructor(props: () => BoardProps) {
    this.#settle = (settled) => props().settle?.(settled);
    $effect.pre(() => {
      const { position, seats, animate } = props();
      // Where clocks run there is no time to look on.
      const timed = seats.some((seat) => typeof seat.clock === 'number');
      // Whoever plays sees his first game begin; whoever looks on comes when he comes.
      if (position.viewer >= 0) this.#last ??= unrolled(pictureOf(position));
      untrack(() => this.#take(pictureOf(position), animate && !timed));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  // What the board shows.
  props(now: BoardProps): BoardProps {
    if (!this.#scene) return now;
    const position = { ...now.position, picture: this.#scene as unknown as Record<string, unknown> };
    return { ...now, position, choices: [], busy: true };
  }

  #take(now: Picture, animate: boolean): void {
    const last = this.#last;
    this.#last = now;
    // The same position may come more than once, and while its dice tumble.
    if (last && JSON.stringify(last) === JSON.stringify(now)) {
      if (!animate) this.#rest();
      return;
    }
    this.#rest();
    const scenes = last && animate ? scenesOf(last, now) : [];
    if (!last || !scenes.length) return;
    this.#settle(false);
    this.#show(scenes, last, now);
  }

  #show([scene, ...more]: Scene[], before: Picture, now: Picture): void {
    if (!scene) return this.#rest();
    this.#scene = this.#set(scene, before, now);
    this.#timer = setTimeout(() => this.#show(more, before, now), LASTS[scene]);
  }

  #set(scene: Scene, before: Picture, now: Picture): Picture {
    if (scene === 'won') {
      const winner = now.bouts.findIndex((count, seat) => count > (before.bouts[seat] ?? 0));
      const sides = before.sides.map((side, seat) => (seat === winner ? side : deserted(side)));
      return { ...before, sides, bouts: now.bouts, thrown: [], rope: winner ? 100 : -100 };
    }
    this.rolling = scene === 'columns';
    if (scene === 'columns') return { ...now, sides: now.sides.map(deserted), thrown: [], rope: 0 };
    const again = now.bout === before.bout && now.turn === before.turn;
    this.tumbling = new Set(again ? landed(before, now) : now.thrown.keys());
    return now;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.tumbling = new Set();
    this.rolling = false;
    if (this.#scene) this.#settle(true);
    this.#scene = null;
  }
}
