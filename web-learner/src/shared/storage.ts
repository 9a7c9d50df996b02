/** Where a browser keeps texts by key; null removes one. */
export interface TextStorage {
  read(key: string): string | null;
  write(key: string, text: string | null): void;
}

/** Local storage that never throws: a browser may forbid it. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Forbidden or full: the choice then lasts as long as the page.
  }
}

export const browserStorage: TextStorage = { read: readStored, write: writeStored };
