export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

// Doubles from a quarter of a second to a ceiling; the jitter keeps many clients from knocking at once.
export function backoff(attempt: number, ceiling = 1600): number {
  return Math.min(ceiling, 250 * 2 ** attempt) * (0.6 + 0.4 * Math.random());
}

// 128 random bits. (randomUUID is missing where a table on the local network is visited without TLS.)
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
