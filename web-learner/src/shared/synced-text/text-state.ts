import { createLocalText } from './local-text.ts';
import type { SyncedTextOptions } from './options.ts';
import {
  isDue,
  noText,
  parseRecord,
  reconcile,
  applyResolution,
  textKey,
  type ServerText,
  type Resolution,
  type TextRecord,
} from './text-record.ts';
import { stateOf, type TextView } from './text-view.ts';

interface Marks<Found> {
  /** The server's text that the person has to choose against the own one. */
  conflict: Found | null;
  replaced: string | null;
  failure: 'offline' | 'refused' | null;
  isSending: boolean;
}

/** What is known of a text in this tab, what the server's answers do to it, and how it looks. Calls nobody. */
export function createTextState<Found extends ServerText>(options: SyncedTextOptions<Found>) {
  const { opened, storage, userId, kind, id, parse = parseRecord } = options;
  const key = textKey(kind, userId, id);
  const local = createLocalText({ key, storage, parse, forgetsSaved: opened !== undefined });
  const listeners = new Set<() => void>();
  let marks: Marks<Found> = { conflict: null, replaced: null, failure: null, isSending: false };
  let shown: TextRecord = noText;
  let view: TextView;

  const record = () => local.read() ?? noText;
  const isUnsaved = () => isDue(record()) || (options.isMoreDue?.() ?? false);

  function publish() {
    shown = record();
    const conflict = marks.conflict?.text ?? null;
    const situation = { record: shown, isLocalOnly: !options.server, isUnsaved: isUnsaved() };
    view = {
      text: shown.text,
      state: stateOf({ ...situation, ...marks, conflict }),
      conflict,
      replaced: marks.replaced,
    };
    for (const listener of listeners) listener();
  }
  function mark(change: Partial<Marks<Found>>) {
    marks = { ...marks, ...change };
    publish();
  }
  function keep(next: TextRecord) {
    local.keep(next);
    publish();
  }

  /**
   * Reconciles the text with what was loaded; `since` is the version that was known when the call began. An answer that a
   * save has overtaken changes nothing.
   */
  function merge(found: Found, since?: number): Resolution | 'stale' {
    const mine = local.read();
    if (mine && found.version < mine.version && mine.version !== since) return 'stale';
    const resolution = reconcile(mine, found, options.whenEmptied);
    marks = { ...marks, conflict: resolution === 'conflict' ? found : null };
    options.onLoaded?.(found);
    keep(applyResolution(mine ?? noText, found, resolution));
    return resolution;
  }

  if (opened) merge(opened);
  else publish();

  return {
    key,
    record,
    isUnsaved,
    marks: () => marks,
    mark,
    keep,
    publish,
    merge,
    /** The server has taken `sent`; an answer that comes after that of a later save changes nothing. */
    saved(sent: string, { version }: ServerText) {
      const now = record();
      if (now.version <= version) keep({ text: now.text, version, base: sent, sent: null });
    },
    /** Another tab has written. Returns whether it has saved the text, so that the new version is yet to be loaded. */
    storageChanged(): { isSavedElsewhere: boolean } {
      const { isRemoved } = local.storageChanged();
      const isSavedElsewhere = isRemoved && opened !== undefined;
      if (isSavedElsewhere) local.keep({ ...shown, base: shown.text, sent: null });
      if (record().version >= (marks.conflict?.version ?? Infinity)) mark({ conflict: null });
      publish();
      return { isSavedElsewhere };
    },
    choose(choice: 'mine' | 'other'): { isPushed: boolean } {
      const other = marks.conflict;
      if (!other) return { isPushed: false };
      const mine = record();
      marks = { ...marks, conflict: null, replaced: choice === 'other' ? mine.text : null };
      keep(applyResolution(mine, other, choice === 'mine' ? 'push' : 'take'));
      return { isPushed: choice === 'mine' };
    },
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
