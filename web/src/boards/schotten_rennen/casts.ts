// What has been thrown, and what came of it: by comparing the picture with the one before it.
import type { Pair, Picture, SeatPicture } from './picture';

export type Part = 'rival' | 'dice' | 'risk';

export interface Cast {
  seat: number | null; // whose throw it is; null: that isn't known
  asked: number | null; // who threw for him before
  rival: Pair | null;
  dice: Pair;
  risk: string | null; // a face of the risk die
  short: number | null; // how much is missing
  passed: boolean | null; // null: it isn't settled, or isn't known
  fresh: Part[]; // what has just been thrown, in this order
}

const moverOf = (picture: Picture): number => picture.seats.findIndex((seat) => seat.mover);

const alike = (one: SeatPicture, other: SeatPicture | undefined): boolean =>
  one.figure === other?.figure && one.stone === other.stone && one.risk === other.risk;

// Whoever still races and is reached first from a seat, forwards (1) or backwards (-1); null: nobody plays.
function neighbour({ seats }: Picture, seat: number, step: 1 | -1): number | null {
  if (seat < 0) return null;
  const others = seats.map((_, index) => (seat + step * (index + 1) + seats.length * seats.length) % seats.length);
  return others.find((other) => !seats[other]?.place) ?? null;
}

// Whether nobody but the mover has done anything between the two. Somebody who has failed at the start may have had
// a turn without a trace: then it isn't the next one's turn.
function follows(before: Picture, after: Picture): boolean {
  const seat = moverOf(before);
  const now = moverOf(after);
  if (now >= 0 && now !== seat && now !== neighbour(after, seat, 1)) return false;
  return before.seats.every((each, other) => other === seat || alike(each, after.seats[other]));
}

// What the mover has thrown since.
function thrown(before: Picture, after: Picture): Part[] {
  const seat = moverOf(before);
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (!was || !is) return [];
  if (before.phase === 'missed') return after.phase !== 'missed' && after.new.risk !== null ? ['risk'] : [];
  if (before.phase !== 'begin' && before.phase !== 'go_on') return [];
  return isRolled(before, after, was, is) ? (after.new.rival ? ['rival', 'dice'] : ['dice']) : [];
}

// Whether two dice were thrown: the figure has gone on, or the attempt or the turn is over without the stone.
function isRolled(before: Picture, after: Picture, was: SeatPicture, is: SeatPicture): boolean {
  if (after.attempt?.dice || is.figure > was.figure) return true;
  if (is.mover) return false;
  // A stone that was brought up lies with the figure, whether the turn was ended or lost.
  if (was.stone === was.figure && before.phase === 'go_on') return String(before.new.dice) !== String(after.new.dice);
  return before.phase === 'begin' || is.stone !== was.figure;
}

// `shown`: the picture until now, and `last` what had been thrown; null: there was none.
export function castOf(shown: Picture | null, after: Picture, last: Cast | null): Cast | null {
  const { attempt, phase, seats } = after;
  const before = shown && follows(shown, after) ? shown : null;
  const dice = attempt?.dice ?? after.new.dice;
  if (!dice) return null;
  const fresh = before ? thrown(before, after) : [];
  const own = phase === 'go_on' || phase === 'bonus' || attempt !== null; // the turn goes on
  // Whoever has missed, and risks nothing, gives in.
  const tried = fresh.length || before?.phase === 'missed' ? before : null;
  const by = tried ? moverOf(tried) : (after.new.moved.at(-1)?.seat ?? neighbour(after, moverOf(after), -1));
  const seat = own ? moverOf(after) : by;
  let passed = (before && last?.passed) ?? null;
  if (attempt) passed = null;
  else if (own || phase === 'finished') passed = true;
  else if (seat !== null && tried) passed = (seats[seat]?.figure ?? 0) > (tried.seats[seat]?.figure ?? 0);
  return {
    seat,
    asked: after.new.asked,
    rival: after.new.rival,
    dice,
    risk: after.new.risk,
    short: attempt?.short ?? null,
    passed,
    fresh,
  };
}
