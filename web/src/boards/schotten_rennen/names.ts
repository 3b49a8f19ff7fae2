// What things are called, in words, for labels and screen readers.
import type { Args } from '../../lib/types';
import { upperFirst, type Say } from '../shared/words';
import { cardAt, goalOf, percent, type CardPicture, type Offer, type Pair, type Picture, type Way } from './picture';

const GAME = 'schotten-rennen-';

// This board's own texts.
export const own = (say: Say, key: string, args?: Args): string => say(`${GAME}web-${key}`, args);

// Texts of the game that every board has.
const common = (say: Say, key: string, args: Args): string => say(GAME + key, args);

// What the board calls people and places.
export interface Words {
  say: Say;
  picture: Picture;
  names: string[]; // of the players
}

// The name of a red card; a white one has none but its number.
export const cardName = (say: Say, { red, name }: CardPicture): string => 
  red ? upperFirst(common(say, 'card', { card: name })) : '';

// What is printed where other cards have their number.
const PRINTED: Record<string, string> = { rival: '>?', rank: '8–5', load: '4+' };
export const printed = ({ name, number }: CardPicture): string => `${number ?? PRINTED[name] ?? '?'}`;

// "Goal: 7"
const goalName = (say: Say, { goal }: Picture): string =>
  goal ? own(say, 'goal-number', { number: goal }) : own(say, 'goal');

// "card 4: 8"
export function placeName({ say, picture }: Words, place: number): string {
  if (place === 0) return own(say, 'start');
  if (place === goalOf(picture)) return goalName(say, picture);
  const card = cardAt(picture, place);
  if (!card) return own(say, 'place-empty', { place });
  const name = cardName(say, card);
  return name ? own(say, 'place-red', { place, name }) : own(say, 'place-white', { place, number: card.number ?? 0 });
}

// "7 or more"
export function needName({ say }: Words, { move, need }: Way): string {
  if (need === null) return own(say, 'need-rival');
  return move === 'yellow' ? own(say, 'need-yellow', { need }) : own(say, 'need', { need });
}

// "58 %, with a risk throw 84 %"
export function oddsName({ say }: Words, { chance, risked }: Way): string {
  const share = (pair: Pair): string => common(say, 'percent', { count: percent(pair) });
  return common(say, 'odds', { chance: share(chance), risked: share(risked) });
}

export const faceName = (say: Say, face: string): string => common(say, 'face', { face });

export const stonesName = (say: Say, count: number): string => common(say, 'risk-stones', { count });

// Who is where: "figure of Ailsa; stone of Rob"
export function standing({ say, picture, names }: Words, place: number): string[] {
  return picture.seats.flatMap(({ figure, stone }, seat) => {
    const name = names[seat] ?? '';
    if (figure === place && stone === place) return [own(say, 'both-here', { name })];
    if (figure === place) return [own(say, 'figure-here', { name })];
    return stone === place ? [own(say, 'stone-here', { name })] : [];
  });
}

// What is to be known about a place.
export function about({ say, picture }: Words, place: number): string[] {
  if (place === 0) return [own(say, 'about-start')];
  if (place === goalOf(picture)) {
    if (!picture.goal) return [own(say, 'about-goal-free')];
    return [own(say, 'about-goal', { number: picture.goal }), own(say, 'reconstructed')];
  }
  const card = cardAt(picture, place);
  if (!card) return [];
  const args = { number: card.number ?? 0, yellow: card.yellow ?? 0 };
  const told = [card.red ? own(say, `about-${card.name}`, args) : own(say, 'about-white', args)];
  if (card.reconstructed) told.push(own(say, 'reconstructed'));
  return told;
}

// "to space 5"
const toName = ({ say, picture }: Words, place: number): string =>
  common(say, 'to', { place: place === goalOf(picture) ? 'goal' : place === 0 ? 'start' : `${place}` });

// What giving in means: "back to space 5, ends your turn"
function fallsTo(words: Words, place: number): string {
  const { say, picture } = words;
  if (picture.seats.find(({ mover }) => mover)?.figure === place) return own(say, 'back-more');
  return own(say, 'back-to', { to: toName(words, place) });
}

// What a button says, and what it adds in small letters.
export interface Label {
  words: string;
  more: string;
}

export function labelOf(words: Words, offer: Offer): Label {
  const { say, picture, names } = words;
  switch (offer.verb) {
    case 'roll':
      return offer.need
        ? { words: own(say, 'roll'), more: own(say, 'need', { need: offer.need }) }
        : { words: own(say, 'run-in'), more: '' };
    case 'yellow':
      return { words: own(say, 'yellow'), more: own(say, 'need', { need: offer.need ?? 0 }) };
    case 'ask':
      return { words: own(say, 'ask', { name: names[offer.seat] ?? '' }), more: own(say, 'ask-more') };
    case 'risk':
      return { words: own(say, 'risk'), more: own(say, 'risk-more', { short: picture.attempt?.short ?? 0 }) };
    case 'bonus':
      return { words: own(say, 'bonus'), more: toName(words, offer.to) };
    case 'up':
      return { words: own(say, 'up'), more: own(say, 'up-more') };
    case 'secure':
      return { words: own(say, 'secure'), more: own(say, 'secure-more') };
    case 'back':
      return { words: own(say, 'back'), more: fallsTo(words, offer.to) };
    case 'stay':
      return { words: own(say, 'stay'), more: '' };
    case 'retreat':
      return { words: own(say, 'retreat'), more: own(say, 'retreat-more') };
  }
}

export const sentence = (parts: string[]): string => upperFirst(parts.join('; '));
