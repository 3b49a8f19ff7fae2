// Drawn for Caber on grids of 24 × 24 (figures: 24 × 30; stones: 24 × 10).

// Whose it is: disc, lozenge, triangle, square.
export const SEATS: string[] = [
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  'M12 .5 22 12 12 23.5 2 12Z',
  'M12 2 23 22H1Z',
  'M3 3h18v18H3Z',
];

// A runner: bonnet and head, body with both arms, kilt, legs.
export const BONNET = 'M10.2 3.4c.6-2 2.6-3 4.8-2.8 2 .2 3.4 1.4 3.3 2.9Z';
export const HEAD = 'M17.4 4.4a3.1 3.1 0 1 1-6.2 0Z';
export const BODY =
  'M11 8.2 14.6 8l1.5 2.6 3.6 1.2 1.7-1.9 1.4 1.1-2.3 3.2-4.9-1-.4 2.4H8.3l.3-2.7-2.7 1.3-.2 3-1.9-.1.1-4.2 4.2-3.2Z';
export const KILT = 'M8 15h7.6l3 7.6H4.4Z';
export const LEGS = 'M5.8 22.4 4.4 25l-3.8.6.2 1.9 5-.5 3-4.6Zm7.4 0 2.8 2.7-1.2 4.2h4.6v-1.5l-2-.4.9-3.2-1.7-1.8Z';

export const STONE =
  'M4.2 2.6C6.6.6 17.4.4 19.8 2.4c1.8 1.5 3.6 4.2 3.4 5.6-.2 1.2-1 1.6-2.2 1.6H3C1.6 9.6.8 9 .8 8c0-1.6 1.6-4 3.4-5.4Z';

// A risk stone, cut like a gem.
export const RISK = 'M7 2.5h10l5.5 7L12 22 1.5 9.5Z';
export const RISK_CUT = 'M1.5 9.5h21M7 2.5l2 7 3 12.5 3-12.5 2-7';

// An arrow without tail feathers is a card of the base race, one with them a card of the pro race.
export const WHITE_ARROW = 'M2 15h32V4l24 26-24 26V45H2Z';
export const RED_ARROW = 'M2 15h32V4l24 26-24 26V45H2l8-7.5L2 30l8-7.5Z';

// What the red cards are about.
export const CARDS: Record<string, string> = {
  rival: 'M2 4h9v9H2Zm11 7h9v9h-9ZM5 7v3h3V7Zm11 7v3h3v-3Z',
  rank: 'M9 3h6v18H9ZM2 10h6v11H2Zm14 4h6v7h-6Z',
  load: 'M8.5 3h7l-2 4c5 2.5 7.5 7 7.5 11 0 2-1 3-3 3H6c-2 0-3-1-3-3 0-4 2.5-8.5 7.5-11Z',
  crowd: 'M8 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm9 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM2 12h12v9H2Zm13 0h7v9h-6Z',
  path: 'M9 2h5c-2 4 5 5 4 10-1 4-7 5-5 10H5c-1-6 6-7 6-11 0-3-4-4-2-9Z',
  bog: 'M2 6q2.5-3 5 0t5 0 5 0 5 0v3q-2.5 3-5 0t-5 0-5 0-5 0Zm0 8q2.5-3 5 0t5 0 5 0 5 0v3q-2.5 3-5 0t-5 0-5 0-5 0Z',
  hop: 'M2 20C3 8 15 6 18 13l3-2 0 9-8-2 2.5-2C13 11 7 13 6 20Z',
  skip: 'M1 20c0-10 9-11 10-4 1-7 8-7 9-1l3-1-1 7-6-2 2-1.5c-1-3-4-3-4.5 2.5h-4C9 15 5 15 4.5 20Z',
  jump: 'M1 20C2-2 18-2 19 13h4l-5.5 8L12 13h3.5C15 3 6 4 5 20Z',
  well: 'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13Z',
};

export const FLAG = 'M4 2h2.4v20H4Zm3.5 1H21l-4 5 4 5H7.5Z';
export const TICK = 'M3 13 6.5 9.5 10 13l8-9 3.5 3L10 20Z';
export const CROSS = 'M5.5 2.5 12 9l6.5-6.5 3 3L15 12l6.5 6.5-3 3L12 15l-6.5 6.5-3-3L9 12 2.5 5.5Z';
