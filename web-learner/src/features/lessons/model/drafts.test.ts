import { inPageLocks } from '@academy/web-kit/session/locks.ts';
import { createDrafts, parseDraft, type DraftServer } from './drafts.ts';
import { reconcile } from '../../../shared/synced-text/text-record.ts';
import { manualTimers, settled } from '../../../../test/support/manual-timers.ts';

class Conflict extends Error {}

/** A server that keeps one draft per exercise and refuses a stale version, as the real one does. */
function fakeServer() {
  const kept = new Map<string, { text: string; version: number }>();
  let isDown = false;
  const saves: string[] = [];
  const server: DraftServer = {
    async list() {
      if (isDown) throw new Error('down');
      return [...kept].map(([exerciseId, draft]) => ({ exerciseId, ...draft }));
    },
    async save(id, { text, version }) {
      if (isDown) throw new Error('down');
      const current = kept.get(id)?.version ?? 0;
      if (version !== current) throw new Conflict();
      saves.push(text);
      kept.set(id, { text, version: current + 1 });
      return kept.get(id)!;
    },
    failureOf: (error) => (error instanceof Conflict ? 'conflict' : 'offline'),
  };
  return { server, kept, saves, down: (value: boolean) => (isDown = value) };
}

function browser(remote = fakeServer(), stored = new Map<string, string>()) {
  const timers = manualTimers();
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string | null) =>
      void (text === null ? stored.delete(key) : stored.set(key, text)),
  };
  const open = (userId = 'ana') =>
    createDrafts({
      storage,
      userId,
      isOwnerSignedIn: () => true,
      server: remote.server,
      runExclusively: inPageLocks(),
      later: timers.later,
    });
  const rest = async () => {
    timers.runAll();
    await settled();
  };
  return { open, rest, stored, ...remote };
}

describe('keeping a draft', () => {
  it('When a draft is typed, then another visit finds it, and another learner or exercise does not', () => {
    const { open } = browser();
    open().write('e1', 'Eres…');
    expect(open().read('e1').text).toBe('Eres…');
    expect(open().read('e2').text).toBe('');
    expect(open('luis').read('e1').text).toBe('');
  });

  it('When the typing pauses, then the server gets the last text once', async () => {
    const { open, rest, saves } = browser();
    const drafts = open();
    for (const text of ['E', 'Er', 'Eres']) drafts.write('e1', text);
    expect(drafts.read('e1').state).toBe('here');
    await rest();
    expect(saves).toEqual(['Eres']);
    expect(drafts.read('e1').state).toBe('saved');
  });

  it('When the storage keeps nothing, then the draft lasts as long as the page', async () => {
    const { server } = fakeServer();
    const drafts = createDrafts({
      storage: { read: () => null, write: () => undefined },
      userId: 'ana',
      isOwnerSignedIn: () => true,
      server,
      runExclusively: inPageLocks(),
      later: () => () => undefined,
    });
    drafts.write('e1', 'algo');
    expect(drafts.read('e1').text).toBe('algo');
  });

  it('When the server is away, then the text stays here, and goes when it is back', async () => {
    const { open, rest, down, kept } = browser();
    const drafts = open();
    down(true);
    drafts.write('e1', 'algo');
    await rest();
    expect(drafts.read('e1')).toMatchObject({ text: 'algo', state: 'offline' });
    down(false);
    drafts.flush({ isLeaving: false });
    await settled();
    expect(kept.get('e1')?.text).toBe('algo');
    expect(drafts.read('e1').state).toBe('saved');
  });

  it('When the page is left in the middle of typing, then the text is sent on the way out', async () => {
    const { open, kept } = browser();
    const drafts = open();
    drafts.write('e1', 'a medias');
    drafts.flush({ isLeaving: true });
    await settled();
    expect(kept.get('e1')?.text).toBe('a medias');
  });
});

describe('meeting another device', () => {
  it('When the draft here is unchanged, then the newer one of the server takes its place', async () => {
    const here = browser();
    const drafts = here.open();
    drafts.write('e1', 'uno');
    await here.rest();
    here.kept.set('e1', { text: 'dos', version: 2 });
    await drafts.load();
    expect(drafts.read('e1')).toMatchObject({ text: 'dos', state: 'saved', conflict: null });
  });

  it('When both were changed apart, then nothing is lost: the person may keep either, and go back', async () => {
    const here = browser();
    const drafts = here.open();
    drafts.write('e1', 'uno');
    await here.rest();
    here.kept.set('e1', { text: 'suyo', version: 2 });
    drafts.write('e1', 'mío');
    await here.rest();
    expect(drafts.read('e1')).toMatchObject({ text: 'mío', conflict: 'suyo' });
    drafts.resolve('e1', 'other');
    expect(drafts.read('e1')).toMatchObject({ text: 'suyo', conflict: null, replaced: 'mío' });
    drafts.putBack('e1');
    await here.rest();
    expect(here.kept.get('e1')).toEqual({ text: 'mío', version: 3 });
  });

  it('When the person keeps their own text, then it overwrites the other', async () => {
    const here = browser();
    const drafts = here.open();
    here.kept.set('e1', { text: 'suyo', version: 4 });
    drafts.write('e1', 'mío');
    await here.rest();
    drafts.resolve('e1', 'mine');
    await here.rest();
    expect(here.kept.get('e1')).toEqual({ text: 'mío', version: 5 });
    expect(drafts.read('e1')).toMatchObject({ text: 'mío', state: 'saved', conflict: null });
  });
});

describe('two tabs of one browser', () => {
  it('When one types and the other looks on, then both show the text and neither sees a conflict', async () => {
    const here = browser();
    const [first, second] = [here.open(), here.open()];
    second.read('e1');
    first.write('e1', 'uno');
    second.storageChanged('draft:ana:e1');
    expect(second.read('e1').text).toBe('uno');
    await here.rest();
    second.storageChanged('draft:ana:e1');
    second.write('e1', 'uno y dos');
    await here.rest();
    first.storageChanged('draft:ana:e1');
    expect(first.read('e1')).toMatchObject({ text: 'uno y dos', state: 'saved', conflict: null });
    expect(here.kept.get('e1')).toEqual({ text: 'uno y dos', version: 2 });
  });

  it('When a save is answered after more was typed in the other tab, then the newer words stay', async () => {
    const here = browser();
    const [first, second] = [here.open(), here.open()];
    first.write('e1', 'uno');
    first.flush({ isLeaving: false });
    second.write('e1', 'uno y dos');
    await settled();
    expect(first.read('e1').text).toBe('uno y dos');
    await here.rest();
    await here.rest();
    expect(here.kept.get('e1')?.text).toBe('uno y dos');
  });
});

describe('deciding between two drafts', () => {
  const local = { text: 'b', version: 3, base: 'a', sent: null };
  it.each([
    ['there is none here', null, { text: 'x', version: 1 }, 'take'],
    ['both say the same', local, { text: 'b', version: 9 }, 'in-step'],
    ['only this one changed', local, { text: 'a', version: 3 }, 'push'],
    ['the server has what was sent from here', { ...local, sent: 'ab' }, { text: 'ab', version: 4 }, 'push'],
    ['only the other changed', { ...local, text: 'a' }, { text: 'x', version: 4 }, 'take'],
    ['the server has nothing more', { ...local, text: 'a' }, { text: '', version: 0 }, 'keep'],
    ['the other was emptied', { ...local, text: 'a' }, { text: '', version: 4 }, 'take'],
    ['the other was emptied, but this one changed', local, { text: '', version: 4 }, 'push'],
    ['both changed', local, { text: 'x', version: 4 }, 'conflict'],
  ] as const)('When %s, then it is settled so', (_, mine, server, expected) => {
    expect(reconcile(mine, server)).toBe(expected);
  });

  it('When what is stored is no record, then it is taken for the text itself', () => {
    expect(parseDraft('{"role": "a prompt in JSON"}')?.text).toBe('{"role": "a prompt in JSON"}');
    expect(parseDraft('Eres…')?.text).toBe('Eres…');
    expect(parseDraft(null)).toBeNull();
  });
});
