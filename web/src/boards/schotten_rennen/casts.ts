// What was thrown last, and what of it is new.
import type { Pair, Part, Picture, Throw } from './picture';

export interface Cast {
  seat: number; // whose attempt it is
  need: number | null;
  rival: Throw | null; // what somebody else threw for it before
  dice: Pair;
  risk: string | null; // a face of the risk die
  short: number | null; // how much is missing
  passed: boolean | null; // null: it isn't settled
  fresh: Part[]; // what has just been thrown, in this order
}

// `shown`: the picture until now, if there was one. Whatever was decided on before it, or elsewhere in the game, isn't
// thrown again.
export function castOf(shown: Picture | null, { attempt, new: { throws } }: Picture): Cast | null {
  const index = throws.findLastIndex(({ what }) => what === 'dice');
  const [dice, last] = [throws[index], throws.at(-1)];
  if (!dice || !last) return null;
  const before = throws[index - 1];
  const rival = before?.what === 'rival' ? before : null;
  const first = throws.findIndex(({ decided }) => decided === shown?.key);
  const fresh = first < 0 ? [] : throws.slice(Math.max(first, rival ? index - 1 : index));
  return {
    seat: dice.runner,
    need: dice.need,
    rival,
    dice: dice.dice,
    risk: last.face,
    short: attempt?.short ?? null,
    passed: attempt ? null : last.passes,
    fresh: fresh.map(({ what }) => what),
  };
}
