import type { TextHost } from '../../../shared/synced-text/options.ts';
import { createSyncedText, type SyncedText } from '../../../shared/synced-text/synced-text.ts';
import {
  noText,
  parseRecord,
  type ServerText,
  type TextRecord,
} from '../../../shared/synced-text/text-record.ts';
import type { SaveFailure } from '../../../shared/synced-text/text-server.ts';
import { derived, type TextState } from '../../../shared/synced-text/text-view.ts';

export interface DraftServer {
  list(): Promise<(ServerText & { exerciseId: string })[]>;
  save(exerciseId: string, draft: ServerText, options: { isLeaving: boolean }): Promise<ServerText>;
  failureOf(error: unknown): SaveFailure;
}

export interface DraftView {
  text: string;
  state: 'none' | 'here' | 'saved' | 'offline';
  conflict: string | null;
  replaced: string | null;
}

/** The longest draft that the server takes. */
const SERVER_LIMIT = 20_000;

const stateOf: Record<TextState, DraftView['state']> = {
  empty: 'none',
  local: 'here',
  saving: 'here',
  refused: 'here',
  conflict: 'here',
  saved: 'saved',
  offline: 'offline',
};

/** Reads a stored draft; anything but a whole record is taken for a bare text, so that no words are lost. */
export function parseDraft(stored: string | null): TextRecord | null {
  if (stored === null) return null;
  const found = parseRecord(stored);
  return found?.base === undefined ? { ...noText, text: stored } : found;
}

/** The drafts of one lesson, a text per exercise. */
export function createDrafts({ server, ...host }: TextHost & { server: DraftServer }) {
  const drafts = new Map<string, { text: SyncedText; view: () => DraftView }>();

  function open(id: string): SyncedText {
    const text = createSyncedText({
      ...host,
      kind: 'draft',
      id,
      longest: SERVER_LIMIT,
      parse: parseDraft,
      server: {
        load: async () => (await server.list()).find(({ exerciseId }) => exerciseId === id) ?? noText,
        save: (draft, options) => server.save(id, draft, options),
        failureOf: server.failureOf,
      },
    });
    const view = derived(text.view, (now) => ({ ...now, state: stateOf[now.state] }));
    drafts.set(id, { text, view });
    return text;
  }
  const textOf = (id: string): SyncedText => drafts.get(id)?.text ?? open(id);
  const all = () => [...drafts.values()].map(({ text }) => text);

  /** Loads what the server has of this lesson. */
  async function load(): Promise<void> {
    if (!host.isOwnerSignedIn()) return;
    const versions = new Map([...drafts].map(([id, { text }]) => [id, text.version()]));
    const found = new Map((await server.list()).map((draft) => [draft.exerciseId, draft]));
    for (const id of new Set([...versions.keys(), ...found.keys()]))
      await textOf(id).receive(found.get(id) ?? noText, versions.get(id));
  }

  return {
    read(id: string): DraftView {
      textOf(id);
      return drafts.get(id)!.view();
    },
    subscribe: (id: string, listener: () => void) => textOf(id).subscribe(listener),
    write: (id: string, text: string) => textOf(id).write(text),
    resolve: (id: string, choice: 'mine' | 'other') => textOf(id).resolve(choice),
    putBack: (id: string) => textOf(id).putBack(),
    start: load,
    load,
    async flush(options: { isLeaving: boolean }): Promise<void> {
      await Promise.all(all().map((text) => text.flush(options)));
    },
    storageChanged(key: string | null) {
      for (const text of all()) text.storageChanged(key);
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
