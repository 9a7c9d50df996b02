/** A draft as this browser keeps it. */
export interface LocalDraft {
  text: string;
  /** The server's version that the text was last known to stand on; 0 where it has none. */
  version: number;
  /** The text that the server holds at that version. */
  base: string;
  /** A text that was sent and whose answer has not come: the server may or may not hold it. */
  sent: string | null;
}

/** A draft as the server keeps it; an empty text where it keeps none. */
export interface ServerDraft {
  text: string;
  version: number;
}

export const noDraft: LocalDraft = { text: '', version: 0, base: '', sent: null };

/** Whether the server has yet to hear of the text. */
export const isDue = (draft: LocalDraft): boolean => draft.text !== draft.base;

/** Reads what `JSON.stringify` kept; anything else is taken for a bare text, so that no words are lost. */
export function parseDraft(stored: string | null): LocalDraft | null {
  if (stored === null) return null;
  try {
    const found: unknown = JSON.parse(stored);
    if (isDraft(found)) return found;
  } catch {
    // A bare text.
  }
  return { ...noDraft, text: stored };
}

function isDraft(found: unknown): found is LocalDraft {
  if (typeof found !== 'object' || found === null) return false;
  const { text, version, base, sent } = found as Record<string, unknown>;
  const isSent = sent === null || typeof sent === 'string';
  return typeof text === 'string' && typeof version === 'number' && typeof base === 'string' && isSent;
}

export type Resolution = 'in-step' | 'take' | 'push' | 'keep' | 'conflict';

/**
 * What to do when the server's draft is read: nothing, `take` it over, `push` the own one, `keep` a text that the
 * server no longer holds, or ask the person, where both were changed apart from each other.
 */
export function reconcile(local: LocalDraft | null, server: ServerDraft): Resolution {
  if (!local) return 'take';
  if (server.text === local.text) return 'in-step';
  const isChangedHere = isDue(local);
  const isEmptied = server.text === '' && server.version > local.version;
  if (server.text === '' && !isEmptied) return isChangedHere ? 'push' : 'keep';
  if (!isChangedHere) return 'take';
  if (isEmptied) return 'push';
  const isOwn = server.text === local.base || server.text === local.sent;
  return isOwn || server.version === local.version ? 'push' : 'conflict';
}

/** The local draft after that decision; a conflict leaves it as it is. */
export function applyResolution(local: LocalDraft, server: ServerDraft, resolution: Resolution): LocalDraft {
  const known = { version: server.version, sent: null };
  if (resolution === 'conflict') return local;
  if (resolution === 'take') return { ...known, text: server.text, base: server.text };
  if (resolution === 'keep') return { ...known, text: local.text, base: local.text };
  return { ...known, text: local.text, base: server.text };
}
