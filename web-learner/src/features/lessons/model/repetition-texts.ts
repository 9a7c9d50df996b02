import type { TextStorage } from '../../../shared/storage.ts';
import type { Drafts, DraftView } from './drafts.ts';

/** What the panel of an exercise writes into: the member's drafts, or the text of a repetition. */
export type PanelTexts = Pick<Drafts, 'read' | 'subscribe' | 'write' | 'resolve' | 'putBack'>;

const viewOf = (text: string): DraftView => ({ text, state: 'none', conflict: null, replaced: null });

/**
 * What is written at a repetition: it begins empty and leaves the draft alone. A reload keeps it, in this browser only;
 * once checked it is an attempt, and the next repetition begins empty again.
 */
export function createRepetitionTexts(storage: TextStorage, userId: string) {
  const views = new Map<string, DraftView>();
  const listeners = new Set<() => void>();
  const keyOf = (id: string) => `repetition:${userId}:${id}` as const;

  function read(id: string): DraftView {
    const known = views.get(id) ?? viewOf(storage.read(keyOf(id)) ?? '');
    views.set(id, known);
    return known;
  }

  return {
    read,
    subscribe(_id: string, listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write(id: string, text: string) {
      views.set(id, viewOf(text));
      storage.write(keyOf(id), text || null);
      for (const listener of listeners) listener();
    },
    /** It was checked: what is on the screen stays there. */
    checked: (id: string) => storage.write(keyOf(id), null),
    // Nothing but this browser writes it, so there is nothing to resolve and nothing to put back.
    resolve: async () => {},
    putBack: () => {},
  };
}

export type RepetitionTexts = ReturnType<typeof createRepetitionTexts>;
