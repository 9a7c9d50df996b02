/** What is kept of a note at the server. */
export interface KeptNote {
  text: string;
  bookmarked: boolean;
  version: number;
}
/** A text that is not saved yet, and the version that it was typed on. */
export interface Unsaved {
  text: string;
  version: number;
}
export interface NoteView {
  text: string;
  bookmarked: boolean;
  state: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';
  /** What another tab or device has written meanwhile, while the learner is to choose. */
  other: KeptNote | null;
}

export interface NotePorts {
  /** Writes and answers what is kept now; 'conflict' where somebody else has written since `version`. */
  save(note: KeptNote): Promise<KeptNote | 'conflict'>;
  load(): Promise<KeptNote>;
  /** Keeps what is not saved yet in the browser, so that a reload does not lose it; null forgets it. */
  stash(unsaved: Unsaved | null): void;
}

/** How an opened note begins: as it is kept, with what an earlier visit could not save, or with a choice. */
export function openingView(kept: KeptNote, stashed: Unsaved | null): NoteView {
  const { text, bookmarked } = kept;
  if (!stashed || stashed.text === text) return { text, bookmarked, state: 'saved', other: null };
  const isOutrun = stashed.version !== kept.version;
  return {
    text: stashed.text,
    bookmarked,
    state: isOutrun ? 'conflict' : 'unsaved',
    other: isOutrun ? kept : null,
  };
}

/**
 * Keeps one note in step with the server: the text is written when typing rests, one write at a time, and
 * never over what another tab or device has written without the learner's word.
 */
export function createNoteKeeper(kept: KeptNote, stashed: Unsaved | null, ports: NotePorts, restMs: number) {
  let base = kept;
  let view = openingView(kept, stashed);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  const isSaved = () => view.text === base.text && view.bookmarked === base.bookmarked;
  function show(change: Partial<NoteView>) {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }
  /** `answer` is kept; what was typed or pressed meanwhile is still to be written. */
  function accept(answer: KeptNote) {
    base = answer;
    ports.stash(view.text === base.text ? null : { text: view.text, version: base.version });
    show({ state: isSaved() ? 'saved' : 'unsaved', other: null });
  }

  async function meet(other: KeptNote): Promise<void> {
    const onlyBookmarkMoved = other.text === base.text;
    base = other;
    if (other.text !== view.text && !onlyBookmarkMoved) return show({ state: 'conflict', other });
    accept(other);
    return write();
  }

  async function write(): Promise<void> {
    if (view.state === 'conflict' || isSaved()) return;
    show({ state: 'saving' });
    const { text, bookmarked } = view;
    try {
      const answer = await ports.save({ text, bookmarked, version: base.version });
      if (answer === 'conflict') await meet(await ports.load());
      else accept(answer);
    } catch {
      show({ state: 'failed' });
    }
  }

  /** Writes at once what is not saved yet, and again what has failed. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    queue = queue.then(write);
    return queue;
  }

  return {
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(text: string) {
      ports.stash({ text, version: base.version });
      const next = text === base.text && view.bookmarked === base.bookmarked ? 'saved' : 'unsaved';
      show({ text, state: view.state === 'conflict' || view.state === 'saving' ? view.state : next });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), restMs);
    },
    bookmark(bookmarked: boolean) {
      show({ bookmarked });
      return flush();
    },
    flush,
    keepMine() {
      show({ state: 'unsaved', other: null });
      return flush();
    },
    takeOther() {
      show({ text: base.text, bookmarked: base.bookmarked });
      accept(base);
    },
  };
}

export type NoteKeeper = ReturnType<typeof createNoteKeeper>;
