// Drawn for Caber on a grid of 24 × 24: lozenge, targe, hill and keep, each with a hole.
import type { Letter } from './picture';

export const SIGNS: Record<Letter, string> = {
  r: 'M12 .5 22.5 12 12 23.5 1.5 12ZM12 7.4 7.8 12l4.2 4.6 4.2-4.6Z',
  o: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  l: 'M12 1.5 23.6 22H.4ZM12 11.2 8.2 18h7.6Z',
  d: 'M2 2h20v20H2ZM8.6 8.6v6.8h6.8V8.6Z',
};

// A crest: the shield on a floor.
export const SHIELD = 'M2.5 2h19v9.5c0 5.5-4 9.3-9.5 11.5-5.5-2.2-9.5-6-9.5-11.5Z';
export const SHIELD_CROSS = 'M12 2.6v19.4M3 9.6h18';
