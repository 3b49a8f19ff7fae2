// Who pulls where: each athlete keeps his place in the team for as long as he stays, and teams fill the room they have.
import type { Count } from './picture';

export interface Athlete {
  id: number;
  lying: boolean;
}

let born = 0;

const people = (count: number, lying: boolean): Athlete[] =>
  Array.from({ length: Math.max(count, 0) }, () => ({ id: ++born, lying }));

const laid = (team: Athlete[], lying: boolean): Athlete[] => team.map(({ id }) => ({ id, lying }));

// The same team after some have come, gone, fallen, or (in a replay) got up again: those at the end of the rope first.
export function muster(team: Athlete[], { standing, lying }: Count): Athlete[] {
  const up = team.filter((athlete) => !athlete.lying);
  const down = team.filter((athlete) => athlete.lying);
  const fallen = Math.max(Math.min(up.length - standing, lying - down.length), 0);
  const risen = Math.max(Math.min(standing - up.length, down.length - lying), 0);
  const pulling = [...up.slice(0, up.length - fallen), ...laid(down.slice(down.length - risen), false)].slice(0, standing);
  const resting = [...down.slice(0, down.length - risen), ...laid(up.slice(up.length - fallen), true)].slice(0, lying);
  return [
    ...pulling, ...people(standing - pulling.length, false),
    ...resting, ...people(lying - resting.length, true),
  ];
}

export interface Spot {
  out: number; // from the head of the team, in pixels
  rank: number; // from the back: 0 …
  ranks: number;
}

// Where the athlete with this number stands or lies, if so many have so much room. Few stand one behind the other at
// ease, many in several ranks and close together.
export function spotOf(index: number, count: number, room: number, ease: number, mostInRank: number): Spot {
  const ranks = Math.min(Math.max(Math.ceil(count / mostInRank), 1), 4);
  const files = Math.ceil(count / ranks);
  const step = Math.min(ease, room / Math.max(files, 1));
  const rank = index % ranks;
  return { out: (Math.floor(index / ranks) + rank / ranks) * step, rank, ranks };
}
