import type { Unsaved } from './note-keeper.ts';

/** Local-storage key of what could not be saved yet of a learner's note. */
export const stashKey = (userId: string, lessonId: string) => `note:${userId}:${lessonId}`;

/** What a stash says, or null for none and for anything that is not one. */
export function readStash(stored: string | null): Unsaved | null {
  if (stored === null) return null;
  try {
    const value = JSON.parse(stored) as Partial<Unsaved> | null;
    return typeof value?.text === 'string' && typeof value.version === 'number'
      ? { text: value.text, version: value.version }
      : null;
  } catch {
    return null;
  }
}
