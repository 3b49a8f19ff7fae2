// The dealer's arithmetic, done once more by this browser: docs/notation.md says how it goes. It knows no rules, so
// the server tells what chance could draw from each time; all the rest is worked out from the record.
import type { Checked } from './types';

type Bytes = Uint8Array<ArrayBuffer>;

const text = (words: string): Bytes => new TextEncoder().encode(words);
const bytes = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (found: Bytes): string => Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');

// Browsers reckon with keys on safe connections only: https, or the machine itself.
export const able = (): boolean => globalThis.crypto?.subtle !== undefined;

const sha256 = async (data: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', data));

const keyOf = (secret: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

const hmac = async (key: CryptoKey, message: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.sign('HMAC', key, message));

export const sealOf = async (secret: string): Promise<string> => hex(await sha256(bytes(secret)));

export class Dealer {
  #key: CryptoKey;

  private constructor(key: CryptoKey) {
    this.#key = key;
  }

  static async with(secret: string, seeds: readonly string[]): Promise<Dealer> {
    const mixed = await Promise.all(seeds.map((seed) => sha256(text(seed))));
    const message = Uint8Array.from([text('caber deal 1'), ...mixed].flatMap((each) => [...each]));
    return new Dealer(await keyOf(await hmac(await keyOf(bytes(secret)), message)));
  }

  // A number from 0 to total - 1, every one exactly as likely as any other.
  async ticket(index: number, total: bigint): Promise<bigint> {
    const fair = ((1n << 64n) / total) * total;
    const message = new DataView(new ArrayBuffer(12));
    message.setBigUint64(0, BigInt(index));
    for (let attempt = 0; ; attempt++) {
      message.setUint32(8, attempt);
      const found = await hmac(this.#key, new Uint8Array(message.buffer));
      const number = new DataView(found.buffer).getBigUint64(0);
      if (number < fair) return number % total;
    }
  }
}

export interface Deal {
  commitment: string;
  secret: string;
  seeds: string[];
  chance: string[]; // every outcome, in the order of play
}

// What a record says of its deal. A line is a header, or a run of moves by one actor.
export function read(record: string): Deal {
  const found: Deal = { commitment: '', secret: '', seeds: [], chance: [] };
  for (const line of record.split('\n')) {
    const [, name, value] = /^(\w+): (.*)$/.exec(line) ?? [];
    if (!value) continue;
    if (name === 'commitment' || name === 'secret') found[name] = value;
    else if (name === 'seeds') found.seeds = value.split(' | ');
    else if (name === 'chance') found.chance.push(...value.split('; '));
  }
  return found;
}

export interface Slip {
  number: number; // which outcome, from 1
  drawn: string;
  due: string; // what it had to be
}

// Deals everything again; the first outcome that is another, null if there is none.
export async function redeal({ secret, seeds }: Deal, { urns, drawn }: Checked): Promise<Slip | null> {
  const dealer = await Dealer.with(secret, seeds);
  for (const [index, { urn, place }] of drawn.entries()) {
    const { moves, odds } = urns[urn]!;
    let ticket = await dealer.ticket(index, odds.reduce((sum, weight) => sum + BigInt(weight), 0n));
    const due = odds.findIndex((weight) => (ticket -= BigInt(weight)) < 0n);
    if (due !== place) return { number: index + 1, drawn: moves[place]!, due: moves[due]! };
  }
  return null;
}

// Whether the urns can be what they are said to be: no outcome twice, whole weights, and any two outcomes always in the
// same order, for whoever could arrange them anew each time could draw what he liked.
export function sound({ urns, drawn }: Checked): boolean {
  const orders = new Set<string>();
  for (const { moves, odds } of urns) {
    if (moves.length !== odds.length || !odds.every((weight) => Number.isSafeInteger(weight) && weight > 0)) return false;
    for (const [place, move] of moves.entries()) {
      for (const later of moves.slice(place + 1)) {
        if (later === move || orders.has(`${later}; ${move}`)) return false;
        orders.add(`${move}; ${later}`);
      }
    }
  }
  return drawn.every(({ urn, place }) => urns[urn]?.moves[place] !== undefined);
}

// Whether two accounts of one deal are the same.
export function agree(record: Deal, checked: Checked): boolean {
  const chance = checked.drawn.map(({ urn, place }) => checked.urns[urn]?.moves[place]);
  return (
    record.commitment === checked.commitment &&
    record.secret === checked.secret &&
    same(record.seeds, checked.seeds) &&
    same(record.chance, chance)
  );
}

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);
