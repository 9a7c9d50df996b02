import { isDue, noDraft, parseDraft, type LocalDraft, type ServerDraft } from './draft-record.ts';

/** Where drafts rest between visits. */
export interface DraftStorage {
  read(key: string): string | null;
  write(key: string, text: string | null): void;
}

export interface DraftView {
  text: string;
  state: 'none' | 'here' | 'saved' | 'offline';
  /** The server's text where it and this one were changed apart; the person chooses. */
  conflict: string | null;
  /** The own text that the other one has replaced, until the next word is typed. */
  replaced: string | null;
}

/**
 * The drafts of a learner in this browser, which its tabs share through the storage, and how each one looks. What the
 * storage does not take lasts as long as the page.
 */
export function createDraftShelf(storage: DraftStorage, prefix: string) {
  const unkept = new Map<string, LocalDraft>();
  const views = new Map<string, DraftView>();
  const conflicts = new Map<string, ServerDraft>();
  const replaced = new Map<string, string>();
  const offline = new Set<string>();
  const listeners = new Set<() => void>();

  const read = (id: string) => unkept.get(id) ?? parseDraft(storage.read(prefix + id));

  function publish(id: string) {
    const draft = read(id) ?? noDraft;
    const unsaved = offline.has(id) ? 'offline' : 'here';
    views.set(id, {
      text: draft.text,
      state: isDue(draft) ? unsaved : draft.text === '' ? 'none' : 'saved',
      conflict: conflicts.get(id)?.text ?? null,
      replaced: replaced.get(id) ?? null,
    });
    for (const listener of listeners) listener();
  }

  return {
    conflicts,
    replaced,
    offline,
    read,
    publish,
    keep(id: string, draft: LocalDraft) {
      const isGone = draft.text === '' && draft.base === '' && draft.version === 0;
      const line = isGone ? null : JSON.stringify(draft);
      storage.write(prefix + id, line);
      if (storage.read(prefix + id) === line) unkept.delete(id);
      else unkept.set(id, draft);
      publish(id);
    },
    /** Another tab has written: what it wrote counts. */
    storageChanged(id: string) {
      unkept.delete(id);
      const version = read(id)?.version ?? 0;
      if (version >= (conflicts.get(id)?.version ?? Infinity)) conflicts.delete(id);
      publish(id);
    },
    view(id: string): DraftView {
      if (!views.has(id)) publish(id);
      return views.get(id)!;
    },
    /** The exercises looked at since the page was opened. */
    seen: () => [...views.keys()],
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
