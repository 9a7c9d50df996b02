import type { TextRecord } from './text-record.ts';

/**
 * `local`: kept in this browser and not (yet) at the server. `offline`: the server could not be reached, and is tried
 * again. `refused`: it will not take this text.
 */
export type TextState = 'empty' | 'local' | 'saving' | 'saved' | 'offline' | 'refused' | 'conflict';

export interface TextView {
  text: string;
  state: TextState;
  /** The server's text where it and this one were changed apart; the person chooses. */
  conflict: string | null;
  /** The own text that the other one has replaced, until the next word is typed. */
  replaced: string | null;
}

interface Situation {
  record: TextRecord;
  isLocalOnly: boolean;
  isUnsaved: boolean;
  isSending: boolean;
  conflict: string | null;
  failure: 'offline' | 'refused' | null;
}

/** A retry does not hide that the last attempt failed. */
export function stateOf(now: Situation): TextState {
  if (now.conflict !== null) return 'conflict';
  if (now.isUnsaved && !now.isLocalOnly) return now.failure ?? (now.isSending ? 'saving' : 'local');
  if (now.record.text === '') return 'empty';
  return now.isLocalOnly ? 'local' : 'saved';
}

/** Maps a view to another form, and gives the same object for as long as the view is the same, as React asks. */
export function derived<View>(source: () => TextView, map: (view: TextView) => View): () => View {
  let last: { from: TextView; to: View } | undefined;
  return () => {
    const from = source();
    if (last?.from !== from) last = { from, to: map(from) };
    return last.to;
  };
}
