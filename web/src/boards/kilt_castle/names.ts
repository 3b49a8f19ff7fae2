// What things are called, in words, for labels and screen readers.
import type { Say } from '../shared/words';
import { colourOf, type CardPicture, type FieldPicture, type Offer, type Picture, type Price } from './picture';

const OWN = 'kilt-castle-web-';

// This board's own texts.
export const own = (say: Say, key: string, args?: Record<string, string | number>): string => say(OWN + key, args);

export const colourName = (say: Say, letter: string): string => say(`kilt-castle-colour-${letter}`);

// What the board calls people and colours.
export interface Words {
  say: Say;
  picture: Picture;
  names: string[]; // of the players; none in an example
}

// "red (Ailsa)"
export function builderName({ say, picture, names }: Words, letter: string): string {
  const name = names[colourOf(picture, letter)?.seat ?? -1];
  const colour = colourName(say, letter);
  return name === undefined ? colour : own(say, 'builder', { colour, name });
}

// "the card red and orange, red towards the castle"
export function cardName(say: Say, { inward, outward }: CardPicture): string {
  const first = colourName(say, inward);
  return outward === null
    ? own(say, 'card-single', { colour: first })
    : own(say, 'card-pair', { inward: first, outward: colourName(say, outward) });
}

// `moved`: the card that was moved last.
export function slotName({ say, picture }: Words, number: number, cards: CardPicture[], moved: string | null): string {
  const list = cards
    .map((card) => (card.name === moved ? `${cardName(say, card)}, ${own(say, 'moved')}` : cardName(say, card)))
    .join('; ');
  const parts = [own(say, 'slot-cards', { slot: number, list: list || own(say, 'cards-none') })];
  if (cards.length && number === picture.front) parts.push(own(say, 'front'));
  if (cards.length && number === picture.tail) parts.push(own(say, 'tail'));
  return parts.join('; ');
}

function towerName(words: Words, { top, height, crests, roof }: FieldPicture): string {
  const { say } = words;
  if (top === null) return own(say, 'unbuilt');
  if (roof) return own(say, 'roofed', { colour: colourName(say, top), height });
  const tower = own(say, 'tower', { colour: builderName(words, top), height });
  return crests ? `${tower}, ${own(say, 'crests', { crests })}` : tower;
}

// "c3: tower of red (Ailsa), height 3, one crest; just built; …"
export function fieldName(words: Words, field: FieldPicture, notes: string[]): string {
  const { say } = words;
  const what = field.water ? own(say, 'water') : towerName(words, field);
  return [own(say, 'field', { field: field.name, what }), ...notes].join('; ');
}

export const priceName = (say: Say, cost: number): string =>
  cost ? own(say, 'ducats', { count: cost }) : own(say, 'free');

// "red (Ailsa): 3 ducats"
export function siteName(words: Words, { letter, cost, dear }: Price): string {
  const { say } = words;
  const builder = builderName(words, letter);
  if (cost === null) return own(say, 'site-none', { builder });
  const price = priceName(say, cost);
  return dear ? own(say, 'site-dear', { builder, price }) : own(say, 'site', { builder, price });
}

// Which floor is built, where, and who is paid for it.
export function question(words: Words, offer: Offer): string {
  const { say, names, picture } = words;
  if (offer.verb === 'roof') return own(say, 'sure-roof', { from: offer.field, to: picture.site ?? '' });
  if (offer.verb === 'move') return own(say, 'sure-move', { slot: offer.slot });
  const { field, cost, to } = offer;
  if (!cost) return own(say, 'sure-free', { field });
  return own(say, 'sure-build', { field, price: priceName(say, cost), name: names[to] ?? '' });
}
