// What goes over the wire. The names are those of caber.table.views and caber.table.acts.

export type Language = 'en' | 'de' | 'nl';
export type Stage = 'waiting' | 'playing' | 'over';
export type Args = Record<string, string | number>;

export interface SeatView {
  kind: 'person' | 'bot' | 'open';
  name: string;
  mine: boolean;
  ready: boolean;
  clock: number | null; // milliseconds left when the view was made
  running: boolean;
}

export interface Line {
  seq: number;
  seat: number; // -1: nobody
  words: string;
  marks: string[];
  paragraph: boolean; // a new one begins here, whoever did the last move
}

export interface Choice {
  move: string;
  words: string;
  parts: Record<string, unknown> & { verb: string };
}

export interface Reading {
  heads: string[];
  rows: string[][];
  facts: string[];
}

export interface Ending {
  words: string;
  reason: string;
  winner: number | null; // null: several share the win
  winners: number[];
  payoffs: number[];
  points: number[];
}

export interface MatchView {
  games: number;
  played: number;
  round: number; // which game of the match it is
  points: number[];
  over: boolean;
}

export interface DealView {
  commitment: string;
  seeds: string[];
  secret: string | null;
  upcoming: string | null;
}

export interface PositionView {
  viewer: number; // -1: a spectator; -2: everything is open
  bottom: number; // the seat whose side is nearest to the viewer
  turn: number; // -1: nobody or chance; -2: the game is over
  picture: Record<string, unknown>;
  reading: Reading;
}

export interface TableView {
  id: string;
  seq: number;
  game: string;
  options: Record<string, string>;
  secrets: boolean; // a device that several share has to be handed over unseen
  stage: Stage;
  number: number;
  seats: SeatView[];
  match: MatchView;
  deal: DealView;
  position: PositionView | null;
  task: string;
  choices: Choice[];
  undo: boolean;
  deserted: boolean; // somebody has left for good: no further game begins here
  hint: boolean; // I may ask what my moves are worth
  analysis: boolean; // the game is over, and can be told as luck and skill
  ending: Ending | null;
  keep: number;
  lines: Line[];
}

export interface Step {
  move: number;
  line: Line | null;
  position: PositionView;
}

export interface Replay {
  id: string;
  number: number;
  game: string;
  options: Record<string, string>;
  seats: string[];
  steps: Step[];
  ending: Ending | null;
  deal: DealView;
  analysis: boolean;
}

// Chances are whole hundredths of a percent; a margin is half a 95 % interval, 0 where nothing was sampled.
export interface Hint {
  exact: boolean; // else estimates
  choices: { move: string; words: string; chance: number; margin: number }[]; // the best first
}

export interface Account {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number; // the sum of all of them
}

export interface Decision {
  step: number;
  seat: number;
  cost: number;
  margin: number; // by which that may be off
  words: string;
}

export interface Analysis {
  exact: boolean; // else all chances are estimates
  hidden: boolean; // each step is judged by what the seat to move can know
  seats: string[];
  chances: number[][]; // by step of the replay and by seat
  margins: number[]; // by step: how far off they may be
  accounts: Account[];
  doubts: Account[]; // how far off each part may be
  words: string[];
  decisions: Decision[];
}

export interface Why {
  legal: boolean;
  words: string;
  marks: string[];
}

export interface Checked {
  cards: number; // that the server has dealt again
  commitment: string;
  secret: string;
  seeds: string[];
  urns: { moves: string[]; odds: number[] }[]; // what chance could draw from, in the order of tickets
  drawn: { urn: number; place: number }[]; // in the order of play
}

export interface OptionView {
  name: string;
  title: string;
  about: string;
  choices: { value: string; words: string }[];
  default: string;
  own: string | null; // an example, if other texts than the choices are taken, too
}

export interface GameView {
  name: string;
  title: string;
  summary: string;
  seats: number[];
  options: OptionView[];
  main: string[]; // names of the options that matter most
  bots: { name: string; title: string; about: string }[];
}

export interface TableSummary {
  id: string;
  game: string;
  stage: Stage;
  names: string[];
  seats: number[]; // mine
  my_turn: boolean;
  number: number; // which game at the table
  round: number; // which game of the match
  games: number;
  updated: number; // milliseconds since 1970
  words: string;
}

export interface Me {
  name: string;
  account: boolean;
}

export type RulesPart = { html: string } | { board: PositionView; caption: string };

export interface RulesPage {
  title: string;
  short: string;
  parts: RulesPart[];
}

export interface ErrorView {
  error: string;
  words: string;
  marks: string[];
  table: TableView | null;
}

export interface SeatWanted {
  kind: 'me' | 'here' | 'open' | 'bot';
  name: string;
}

export interface Open {
  game: string;
  seats: SeatWanted[];
  options: Record<string, string>;
  games: number;
  clock: { seconds: number; increment: number } | null;
  id: string; // the wish's own: repeating it is harmless
}

// An act without its seq and id, which the sender adds.
export type Wish =
  | { act: 'sit'; seat: number; name: string }
  | { act: 'ready'; seed: string }
  | { act: 'move'; move: string }
  | { act: 'undo' }
  | { act: 'resign' };
