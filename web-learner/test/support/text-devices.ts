import { inPageLocks } from '@academy/web-kit/session/locks.ts';
import { createSyncedText } from '../../src/shared/synced-text/synced-text.ts';
import type { SyncedTextOptions } from '../../src/shared/synced-text/options.ts';
import type { ServerText } from '../../src/shared/synced-text/text-record.ts';
import type { TextServer } from '../../src/shared/synced-text/text-server.ts';
import { manualTimers, settled } from './manual-timers.ts';

class Conflict extends Error {}
export class Refused extends Error {}

/** What happens to the next call: its answer waits for `release`, or is lost after the call has done its work. */
type Fate = 'held' | 'lost';

/** A server that keeps one text, refuses a stale version, and answers as slowly as the test says. */
export function textServer() {
  const fates: Fate[] = [];
  const held: (() => void)[] = [];
  const saves: (ServerText & { isLeaving: boolean })[] = [];
  const state = { kept: { text: '', version: 0 } as ServerText, failure: null as Error | null, loads: 0 };

  async function answer<T>(value: T): Promise<T> {
    const fate = fates.shift();
    if (fate === 'lost') throw new Error('the answer is lost');
    if (fate === 'held') await new Promise<void>((resolve) => held.push(resolve));
    return value;
  }
  const server: TextServer = {
    async load() {
      state.loads += 1;
      if (state.failure) throw state.failure;
      return answer(state.kept);
    },
    async save({ text, version }, { isLeaving }) {
      if (state.failure) throw state.failure;
      saves.push({ text, version, isLeaving });
      if (version !== state.kept.version) throw new Conflict();
      state.kept = { text, version: version + 1 };
      return answer(state.kept);
    },
    failureOf(error) {
      if (error instanceof Conflict) return 'conflict';
      return error instanceof Refused ? 'refused' : 'offline';
    },
  };
  return {
    server,
    state,
    saves,
    next: (fate: Fate) => fates.push(fate),
    async release(index = 0) {
      held.splice(index, 1)[0]!();
      await settled();
    },
  };
}

/** A browser whose tabs share storage and locks. A tab hears of the others' writes by the storage event. */
export function textBrowser(remote = textServer()) {
  const timers = manualTimers();
  const content = new Map<string, string>();
  const tabs: { hear: (key: string) => void }[] = [];
  const locks = inPageLocks();
  let signedIn = 'ana';

  function open(options: Partial<SyncedTextOptions> = {}, { isLocal } = { isLocal: false }) {
    const userId = options.userId ?? 'ana';
    const tab = { hear: (_key: string) => {} };
    const text = createSyncedText({
      storage: {
        read: (key) => content.get(key) ?? null,
        write(key, line) {
          if ((content.get(key) ?? null) === line) return;
          if (line === null) content.delete(key);
          else content.set(key, line);
          for (const other of tabs) if (other !== tab) other.hear(key);
        },
      },
      isOwnerSignedIn: () => signedIn === userId,
      runExclusively: locks,
      later: timers.later,
      kind: 'forum-draft',
      id: 'p1',
      ...(!isLocal && { server: remote.server }),
      ...options,
      userId,
    });
    tab.hear = text.storageChanged;
    tabs.push(tab);
    return text;
  }

  return {
    ...remote,
    open,
    /** A text of this browser only. */
    openLocal(options: Partial<SyncedTextOptions> = {}) {
      return open(options, { isLocal: true });
    },
    content,
    signIn: (userId: string) => (signedIn = userId),
    ahead: timers.ahead,
    /** Lets every planned save begin, and what can settle, settle. */
    async rest() {
      timers.runAll();
      await settled();
    },
  };
}
