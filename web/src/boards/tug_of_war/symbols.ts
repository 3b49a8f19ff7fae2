// Drawn for Caber on grids of 24 × 24 (athletes: 40 × 44, lying ones 46 × 20).
import type { Verb } from './picture';

// Whose it is: the palms of Plockton, the ford of Broadford.
export const VILLAGES: string[] = [
  'M11 22c1-4 1.4-7 1.1-10.2C9 11 6 12 4 15c-.6-4 2-6.8 6-6.4C8 6 5.6 6 3 6.8 5 3.5 9 3.3 11.8 6.2 13 3.2 16 1.7 20 3c-2.6.6-4 1.8-4.8 4 3.4-.6 6 1.4 6.3 5-2-2-4.2-2.4-6.9-1.4.7 4 .6 7.6-.1 11.4Z',
  'M1 5q2.75-3.5 5.5 0t5.5 0 5.5 0 5.5 0v3.4q-2.75 3.5-5.5 0t-5.5 0-5.5 0-5.5 0Zm0 8q2.75-3.5 5.5 0t5.5 0 5.5 0 5.5 0v3.4q-2.75 3.5-5.5 0t-5.5 0-5.5 0-5.5 0ZM4 20.5h16V23H4Z',
];

// Somebody who pulls: he faces right and leans back.
export const PULLING = {
  legs: 'M20 33 22.5 41.5H28M25 31.5 31.5 39.5 36 38.5',
  torso: 'M8.5 16.5C9 13.8 13 12.6 15.8 14L22.6 25.6 14 28.6Z',
  kilt: 'M13.8 27.6 22.6 24.6 30.2 32.4 16.6 37.4Z',
  tartan: 'M18.3 26.2 23.4 34.8M15 32.2 26.2 28.3',
  arms: 'M11.8 17.8 21 22 26.5 20.5M14.6 16.2 24 19.6 33 20.5',
  bonnet: 'M4.6 8.2C4.2 4.6 8 2.6 11.6 3.2c3 .5 5.2 2.3 5 4.2Z',
};

// Somebody who lies on his back, his feet towards the rope.
export const LYING = {
  legs: 'M29 13.5 36 11.5 38 16.5M29 15.5 41.5 16.5 42.5 12.5',
  torso: 'M12 10.5 22 9.8 22.6 18 12 18.4Z',
  kilt: 'M21.6 9.4 32 9.4 31 18.4 22 18.4Z',
  tartan: 'M24.8 9.4V18.4M28.4 9.4V18.4',
  arms: 'M14.5 12.5 11 7.5 15 6.2M16 17 20 19.2',
  bonnet: 'M4.6 10.4C2 10.8.6 13.2 1.4 16.2c.6 2.2 2.2 3.2 3.6 2.6Z',
  stars: 'M7 1.5 7.8 3.6 10 4 7.8 4.6 7 6.8 6.2 4.6 4 4 6.2 3.6ZM1.8 4.5 2.3 5.9 3.8 6.3 2.3 6.7 1.8 8.1 1.3 6.7 0 6.3 1.3 5.9Z',
};

// What a die does.
export const DEED_SIGNS: Record<Verb, string> = {
  remove: 'M5.5 2.5 12 9l6.5-6.5 3 3L15 12l6.5 6.5-3 3L12 15l-6.5 6.5-3-3L9 12 2.5 5.5Z',
  fell: 'M2 19h20v3H2ZM8 2.5l4 4 4-4 2.5 2.5-4 4 4 4L16 15.5l-4-4-4 4L5.5 13l4-4-4-4Z',
  swap: 'M7 2v4h14v4H7v4L1 8Zm10 8v4H3v4h14v4l6-6Z',
  weaken: 'M9.5 2h5v9H20l-8 8-8-8h5.5ZM3 20h18v2.5H3Z',
  idle: 'M3 10h18v4H3Z',
  berserker: 'M13 1 3 14h7l-2 9L20 9h-7.5l3-8Z',
  leave: 'M2 10h11V5l9 7-9 7v-5H2Z',
  keep: 'M3 13 6.5 9.5 10 13l8-9 3.5 3L10 20Z',
  reroll: 'M12 3a9 9 0 1 0 9 9h-3.5A5.5 5.5 0 1 1 12 6.5V10l7-5.3L12 0Z',
};

// A bout that was won.
export const ROSETTE =
  'M12 1.5l2.4 2 3.1-.3.8 3 2.6 1.7-1.2 2.9 1.2 2.9-2.6 1.7-.8 3-1-.1L19 23l-4-1.5L12 23.5 9 21.5 5 23l2.5-4.7-1 .1-.8-3-2.6-1.7 1.2-2.9-1.2-2.9 2.6-1.7.8-3 3.1.3ZM12 7a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 7Z';
