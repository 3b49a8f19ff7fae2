// What this browser remembers. A browser that forbids it forgets with the page, and nothing else breaks.

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`caber-${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`caber-${name}`, JSON.stringify(value));
  } catch {
    // Private windows may have no storage.
  }
}

// All that begins like this.
export function forget(beginning: string): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(`caber-${beginning}`));
    kept.forEach((key) => localStorage.removeItem(key));
  } catch {
    // What has no storage keeps nothing.
  }
}
