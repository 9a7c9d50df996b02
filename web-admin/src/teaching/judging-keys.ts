/** The letters of the keys, which differ by language. */
export interface KeyLetters {
  good: string;
  weak: string;
  skip: string;
  undo: string;
  mask: string;
}

export type Pressed =
  | { does: keyof KeyLetters | 'confirm' | 'cancel' }
  /** The point at this place, from 0. */
  | { does: 'point'; at: number };

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** What a key does on the judging page; null where it is somebody else's. */
export function pressedBy(press: Press, letters: KeyLetters): Pressed | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return null;
  const key = press.key.toLowerCase();
  if (key === 'enter') return { does: 'confirm' };
  if (key === 'escape') return { does: 'cancel' };
  if (/^[1-9]$/.test(key)) return { does: 'point', at: Number(key) - 1 };
  const named = (Object.keys(letters) as (keyof KeyLetters)[]).find(
    (name) => letters[name].toLowerCase() === key,
  );
  return named ? { does: named } : null;
}

/** Keys typed into a field, or pressed on a button, are meant for it. */
export const isMeantForControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;
