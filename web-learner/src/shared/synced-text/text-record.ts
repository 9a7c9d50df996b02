import type { NecessaryKey } from '../stored-keys.ts';

/** A text as this browser keeps it. */
export interface TextRecord {
  text: string;
  /** The server's version that the text was last known to stand on; 0 where it has none. */
  version: number;
  /** The text that the server holds at that version; absent where that is not known. */
  base?: string;
  /** A text that was sent and whose answer has not come: the server may or may not hold it. */
  sent?: string | null;
}

/** A text as the server keeps it; an empty one where it keeps none. */
export interface ServerText {
  text: string;
  version: number;
}

export const noText: TextRecord = { text: '', version: 0, base: '', sent: null };

export type TextKind = 'draft' | 'note' | 'forum-draft';

/** Local-storage key of a text. It holds the account, so that no member sees what another typed in this browser. */
export const textKey = (kind: TextKind, userId: string, id: string): NecessaryKey =>
  `${kind}:${userId}:${id}`;

/** Whether the server may hold another text than this one. */
export const isDue = ({ text, base, sent }: TextRecord): boolean => text !== base || (sent ?? base) !== base;

/** Whether another text was sent before and nobody knows whether it arrived. */
export const isUnanswered = ({ text, sent }: TextRecord): boolean => (sent ?? text) !== text;

/** Reads what `JSON.stringify` kept of a record; null for none and for anything that is not one. */
export function parseRecord(stored: string | null): TextRecord | null {
  if (stored === null) return null;
  try {
    const found = JSON.parse(stored) as Partial<TextRecord> | null;
    if (typeof found?.text !== 'string' || typeof found.version !== 'number') return null;
    return {
      text: found.text,
      version: found.version,
      ...(typeof found.base === 'string' && { base: found.base }),
      ...(typeof found.sent === 'string' && { sent: found.sent }),
    };
  } catch {
    return null;
  }
}

export type Resolution = 'in-step' | 'take' | 'push' | 'keep' | 'conflict';

/** What happens to a text that was changed here and emptied elsewhere: it wins, or the person is asked. */
export type WhenEmptied = 'push' | 'conflict';

/**
 * What to do when the server's text is read: nothing, `take` it over, `push` the own one, `keep` a text that the
 * server no longer holds, or ask the person, where both were changed apart from each other.
 */
export function reconcile(
  local: TextRecord | null,
  server: ServerText,
  whenEmptied: WhenEmptied = 'push',
): Resolution {
  if (!local) return 'take';
  if (server.text === local.text) return 'in-step';
  const isChangedHere = isDue(local);
  const isEmptied = server.text === '' && server.version > local.version;
  if (server.text === '' && !isEmptied) return isChangedHere ? 'push' : 'keep';
  if (!isChangedHere) return 'take';
  const isOwn = server.text === local.base || server.text === local.sent;
  if (isOwn || server.version === local.version) return 'push';
  return isEmptied ? whenEmptied : 'conflict';
}

/** The local record after that decision; a conflict leaves it as it is. */
export function applyResolution(local: TextRecord, server: ServerText, resolution: Resolution): TextRecord {
  const known = { version: server.version, sent: null };
  if (resolution === 'conflict') return local;
  if (resolution === 'take') return { ...known, text: server.text, base: server.text };
  if (resolution === 'keep') return { ...known, text: local.text, base: local.text };
  return { ...known, text: local.text, base: server.text };
}
