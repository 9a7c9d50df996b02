import type { RunExclusively } from '@academy/web-kit/session/locks.ts';
import {
  isDue,
  noDraft,
  reconcile,
  applyResolution,
  type LocalDraft,
  type ServerDraft,
} from './draft-record.ts';
import { createDraftShelf, type DraftStorage } from './draft-shelf.ts';

export interface DraftServer {
  list(): Promise<(ServerDraft & { exerciseId: string })[]>;
  save(exerciseId: string, draft: ServerDraft, options: { isLeaving: boolean }): Promise<ServerDraft>;
  /** What a failed save means. */
  failureOf(error: unknown): 'conflict' | 'offline' | 'refused';
}

interface DraftsOptions {
  storage: DraftStorage;
  userId: string;
  server: DraftServer;
  runExclusively: RunExclusively;
  /** Runs the work after so many milliseconds; gives what calls it off. */
  later: (work: () => void, milliseconds: number) => () => void;
}

export const SAVE_AFTER_MS = 800;
export const RETRY_AFTER_MS = 10_000;
/** The longest draft that the server takes; a longer one rests in this browser. */
const SERVER_LIMIT = 20_000;

/**
 * What a learner has typed and not lost, one text per exercise: kept here at once, and at the server soon after. The
 * tabs of one browser share what is stored here; other devices meet at the server.
 */
export function createDrafts({ storage, userId, server, runExclusively, later }: DraftsOptions) {
  const prefix = `draft:${userId}:`;
  const shelf = createDraftShelf(storage, prefix);
  const { conflicts, replaced, offline, keep, publish } = shelf;
  const inFlight = new Set<string>();
  const planned = new Map<string, () => void>();

  const canPush = (id: string, draft: LocalDraft) =>
    isDue(draft) && !conflicts.has(id) && draft.text.length <= SERVER_LIMIT;

  function plan(id: string, milliseconds: number) {
    planned.get(id)?.();
    planned.set(
      id,
      later(() => void push(id), milliseconds),
    );
  }

  function meet(id: string, found: ServerDraft) {
    const local = shelf.read(id);
    const resolution = reconcile(local, found);
    if (resolution === 'conflict') conflicts.set(id, found);
    else conflicts.delete(id);
    if (!local && found.text === '') return;
    keep(id, applyResolution(local ?? noDraft, found, resolution));
    if (resolution === 'push') plan(id, 0);
  }

  async function load(): Promise<void> {
    const ids = new Set(shelf.seen());
    const found = new Map((await server.list()).map((draft) => [draft.exerciseId, draft]));
    for (const id of found.keys()) ids.add(id);
    for (const id of ids) {
      await runExclusively(prefix + id, async () => meet(id, found.get(id) ?? { text: '', version: 0 }));
    }
  }

  async function send(id: string, { isLeaving }: { isLeaving: boolean }): Promise<void> {
    const draft = shelf.read(id);
    if (!draft || !canPush(id, draft)) return;
    keep(id, { ...draft, sent: draft.text });
    inFlight.add(id);
    const kept = await server.save(id, draft, { isLeaving }).finally(() => inFlight.delete(id));
    offline.delete(id);
    const now = shelf.read(id) ?? noDraft;
    keep(id, { text: now.text, version: kept.version, base: draft.text, sent: null });
    if (isDue(now)) plan(id, SAVE_AFTER_MS);
  }

  async function push(id: string): Promise<void> {
    planned.delete(id);
    try {
      await runExclusively(prefix + id, () => send(id, { isLeaving: false }));
    } catch (error) {
      const failure = server.failureOf(error);
      if (failure === 'conflict') return load().catch(() => plan(id, RETRY_AFTER_MS));
      if (failure === 'offline') offline.add(id);
      publish(id);
      if (failure === 'offline') plan(id, RETRY_AFTER_MS);
    }
  }

  function write(id: string, text: string) {
    replaced.delete(id);
    keep(id, { ...(shelf.read(id) ?? noDraft), text });
    plan(id, SAVE_AFTER_MS);
  }

  return {
    read: shelf.view,
    write,
    /** Meets what the server has of this lesson. */
    load,
    subscribe: shelf.subscribe,
    /** Another tab has written. */
    storageChanged(key: string | null) {
      if (key?.startsWith(prefix)) shelf.storageChanged(key.slice(prefix.length));
    },
    /** Sends what is due; when leaving, without waiting for the answer. */
    flush({ isLeaving }: { isLeaving: boolean }) {
      for (const id of shelf.seen()) {
        const draft = shelf.read(id);
        if (!draft || !canPush(id, draft) || inFlight.has(id)) continue;
        planned.get(id)?.();
        planned.delete(id);
        if (isLeaving) send(id, { isLeaving }).catch(() => undefined);
        else void push(id);
      }
    },
    resolve(id: string, choice: 'mine' | 'other') {
      const other = conflicts.get(id);
      const mine = shelf.read(id);
      if (!other || !mine) return;
      conflicts.delete(id);
      if (choice === 'other') replaced.set(id, mine.text);
      keep(id, applyResolution(mine, other, choice === 'mine' ? 'push' : 'take'));
      if (choice === 'mine') plan(id, 0);
    },
    /** Takes the own text back after the other was chosen. */
    putBack(id: string) {
      const text = replaced.get(id);
      if (text !== undefined) write(id, text);
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
