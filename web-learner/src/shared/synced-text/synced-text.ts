import type { SyncedTextOptions } from './options.ts';
import { isUnanswered, type ServerText } from './text-record.ts';
import { createTextState } from './text-state.ts';

export const SAVE_AFTER_MS = 800;
export const RETRY_AFTER_MS = 10_000;
/** Saves in a row that may meet a newer version before the next one waits. */
const MOST_CONFLICTS = 3;

/**
 * A text that a member types: kept in this browser at once, and at the server soon after. The tabs of one browser share
 * what is stored here; devices meet at the server, by versions. Nobody's words are overwritten without their choice.
 */
export function createSyncedText<Found extends ServerText = ServerText>(options: SyncedTextOptions<Found>) {
  const { server, runExclusively, isOwnerSignedIn } = options;
  const { saveAfterMs = SAVE_AFTER_MS, longest = Infinity } = options;
  const state = createTextState(options);
  const { key, record, mark } = state;
  let leaving: Promise<void> | null = null;
  let cancelPlan: () => void = () => undefined;

  const canSend = () =>
    state.isUnsaved() && !state.marks().conflict && record().text.length <= longest && isOwnerSignedIn();

  function plan(milliseconds: number) {
    cancelPlan();
    if (server) cancelPlan = options.later(() => void sync(), milliseconds);
  }

  async function send({ isLeaving }: { isLeaving: boolean }): Promise<void> {
    if (!server || !canSend()) return;
    const { text, version } = record();
    state.keep({ ...record(), sent: text });
    mark({ isSending: true });
    try {
      const answer = await server.save({ text, version }, { isLeaving });
      mark({ failure: null });
      state.saved(text, answer);
      if (state.isUnsaved()) plan(saveAfterMs);
    } finally {
      mark({ isSending: false });
    }
  }

  async function mergeServer(): Promise<void> {
    const since = record().version;
    if (server && isOwnerSignedIn()) state.merge(await server.load(), since);
  }

  async function exchange(triesLeft = MOST_CONFLICTS): Promise<void> {
    // An earlier text may have arrived although its answer did not: it is no conflict, as long as it is known.
    if (canSend() && isUnanswered(record())) await mergeServer();
    try {
      return await send({ isLeaving: false });
    } catch (error) {
      if (triesLeft === 0 || server?.failureOf(error) !== 'conflict') throw error;
    }
    await mergeServer();
    return exchange(triesLeft - 1);
  }

  function hasFailed(error: unknown) {
    const isRefused = server?.failureOf(error) === 'refused';
    mark({ failure: isRefused ? 'refused' : 'offline' });
    if (!isRefused) plan(RETRY_AFTER_MS);
  }

  async function sync(): Promise<void> {
    cancelPlan();
    if (leaving) await leaving;
    try {
      await runExclusively(key, () => exchange());
    } catch (error) {
      hasFailed(error);
    }
  }

  /** Takes what was loaded together with other texts; `since` is the `version()` from before the call. */
  async function receive(found: Found, since?: number): Promise<void> {
    const resolution = await runExclusively(key, async () => state.merge(found, since));
    if (resolution === 'push') plan(0);
  }

  async function load(): Promise<void> {
    if (!server || !isOwnerSignedIn()) return;
    const since = record().version;
    await receive(await server.load(), since);
  }

  /** Sends at once what is due; when leaving, without waiting for a save that is on its way. */
  async function flush({ isLeaving }: { isLeaving: boolean }): Promise<void> {
    if (!server || !canSend()) return;
    if (!isLeaving) {
      mark({ failure: null });
      return sync();
    }
    if (state.marks().isSending) return;
    cancelPlan();
    leaving = send({ isLeaving }).catch(hasFailed);
    await leaving;
    leaving = null;
  }

  function write(text: string) {
    const { failure } = state.marks();
    mark({ replaced: null, failure: failure === 'refused' ? null : failure });
    state.keep({ ...record(), text });
    plan(saveAfterMs);
  }

  return {
    view: state.view,
    subscribe: state.subscribe,
    write,
    flush,
    load,
    receive,
    version: () => record().version,
    /** Something that is saved along with the text has changed. */
    touch: state.publish,
    /** Sends what an earlier visit left, and loads what the screen has not loaded. */
    start: (): Promise<void> => (options.opened ? flush({ isLeaving: false }) : load()),
    /** The storage has changed in another tab. */
    storageChanged(changed: string | null) {
      if (changed === key && state.storageChanged().isSavedElsewhere) load().catch(() => undefined);
    },
    /** Ends a conflict. Resolves when the own text, where it was chosen, has been sent. */
    async resolve(choice: 'mine' | 'other'): Promise<void> {
      if (state.choose(choice).isPushed) await sync();
    },
    /** Takes the own text back after the other was chosen. */
    putBack() {
      const { replaced } = state.marks();
      if (replaced !== null) write(replaced);
    },
  };
}

export type SyncedText = ReturnType<typeof createSyncedText>;
