import { PassThrough } from 'node:stream';
import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { sessionsRevokedV1 } from '@academy/contracts/events/auth/sessions-revoked.v1.ts';
import { presenceReportedV1 } from '@academy/contracts/events/gateway/presence-reported.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import type { JoinOptions } from './join-options.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { liveReset, renderLive } from './renderings.ts';
import { createStreamIds } from './stream-ids.ts';

let count = 0;
const event = (type: string, data: unknown, id = `event-${(count += 1)}`): string =>
  JSON.stringify({ id, type, data });
const published = {
  titleEs: 'Guía',
  titleEn: 'Guide',
  descriptionEs: 'Qué es.',
  descriptionEn: 'What it is.',
  contentEs: 'Texto',
  contentEn: 'Text',
  category: 'guides',
  isPremium: false,
  pageCount: 1,
  publishedAt: '2026-01-01T12:00:00.000Z',
  imported: false,
};
const account = {
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Ruiz',
  role: 'learner',
  plan: 'premium',
  language: 'es',
  createdAt: '2026-01-01T12:00:00.000Z',
};
const documentAdded = (id: string, eventId?: string): string =>
  event(documentAddedV1.type, { id, ...published }, eventId);
const planOf = (id: string): string => event(planChangedV1.type, { id, ...account });
const ended = (userId: string, before: string): string => event(sessionsRevokedV1.type, { userId, before });

const now = Date.parse('2026-01-02T12:00:00.000Z');
const ids = createStreamIds({ secret: 's', cluster: 'c/' });
const hubAt = (offset = 0): LiveHub =>
  createLiveHub({
    ids,
    start: { 'c/0': offset, 'u/0': 0 },
    knownSince: now - 60_000,
    onUnreadable: (error) => {
      throw error;
    },
  });

const open = (hub: LiveHub, options: Partial<JoinOptions> & { userId?: string } = {}) => {
  const { userId, ...rest } = options;
  const response = new PassThrough();
  // As an HTTP answer does: what is written in one go is not sent before the next tick.
  response.cork();
  process.nextTick(() => response.uncork());
  const identity =
    userId === undefined
      ? null
      : { userId, sessionId: 's', openedOn: undefined, openedAt: new Date('2026-01-01') };
  hub.join({ response, identity, render: renderLive, reset: liveReset, lastEventId: undefined, ...rest });
  let text = '';
  response.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    response,
    read: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      const ids = [...text.matchAll(/^id: (.*)$/gm)].map(([, id]) => id);
      const messages = [...text.matchAll(/^data: (.*)$/gm)].map(
        ([, data]) => JSON.parse(data ?? '') as { type: string; document?: { id: string } },
      );
      return { lastId: ids.at(-1), messages, text };
    },
  };
};
const documentsOf = (messages: { document?: { id: string } }[]) =>
  messages.map(({ document }) => document?.id);

test('When an event comes twice, then readers are told once and their position still moves on', async () => {
  const hub = hubAt();
  hub.caughtUp();
  const reader = open(hub);
  hub.receive({ partition: 'c/0', offset: 0, at: now, text: documentAdded('a', 'same') });
  hub.receive({ partition: 'c/0', offset: 1, at: now, text: documentAdded('a', 'same') });
  hub.heartbeat();
  const { messages, lastId } = await reader.read();
  expect(documentsOf(messages)).toEqual(['a']);
  const again = open(hub, { lastEventId: lastId });
  expect((await again.read()).messages).toEqual([]);
});

test('When something came between a page and its stream, then the stream begins with it, and goes on from there', async () => {
  const hub = hubAt();
  hub.caughtUp();
  hub.receive({ partition: 'c/0', offset: 0, at: now - 2_000, text: documentAdded('before the page') });
  hub.receive({ partition: 'c/0', offset: 1, at: now - 500, text: documentAdded('after it') });
  hub.receive({ partition: 'u/0', offset: 0, at: now - 400, text: planOf('ana') });
  const ana = open(hub, { userId: 'ana', since: now - 1_000, greeting: 'data: {"type":"greeting"}\n\n' });
  const ben = open(hub, { userId: 'ben', since: now - 1_000 });
  const { messages, lastId } = await ana.read();
  expect(documentsOf(messages).filter(Boolean)).toEqual(['after it']);
  expect(messages.map(({ type }) => type)).toEqual(['document_added', 'standing_changed', 'greeting']);
  expect((await ben.read()).messages.map(({ type }) => type)).toEqual(['document_added']);
  expect((await open(hub, { userId: 'ana', lastEventId: lastId }).read()).messages).toEqual([]);
});

test('When a page is older than what is known here, then its stream begins with a reset', async () => {
  const hub = hubAt();
  hub.caughtUp();
  const { messages, lastId } = await open(hub, { userId: 'ana', since: now - 60_001 }).read();
  expect(messages).toEqual([{ type: 'reset' }]);
  expect(lastId).toBeDefined();
});

test.each([
  ['comes back', true],
  ['begins', false],
])(
  'When a reader that %s has missed many messages, then it gets them or a reset, and its stream lives on',
  async (_what, comesBack) => {
    const hub = hubAt();
    hub.caughtUp();
    const { lastId } = await open(hub).read();
    const joining = comesBack ? { lastEventId: lastId } : { since: now };
    let offset = 0;
    const add = (count: number): void => {
      for (let i = 0; i < count; i += 1, offset += 1)
        hub.receive({ partition: 'c/0', offset, at: now, text: documentAdded(`d${offset}`) });
    };
    add(100);
    const some = open(hub, joining);
    expect(documentsOf((await some.read()).messages)).toEqual(Array.from({ length: 100 }, (_, i) => `d${i}`));
    add(900);
    const many = open(hub, joining);
    expect((await many.read()).messages.map(({ type }) => type)).toEqual(['reset']);
    add(1);
    for (const reader of [some, many]) {
      expect(documentsOf((await reader.read()).messages).at(-1)).toBe('d1000');
      expect(reader.response.destroyed).toBe(false);
    }
    expect((await open(hub, { lastEventId: (await many.read()).lastId }).read()).messages).toEqual([]);
  },
);

test('When nothing concerns a reader, then a heartbeat brings its position up to date, and only then', async () => {
  const hub = hubAt();
  hub.caughtUp();
  const reader = open(hub);
  const first = await reader.read();
  hub.heartbeat();
  expect((await reader.read()).lastId).toBe(first.lastId);
  hub.receive({ partition: 'u/0', offset: 0, at: now, text: planOf('somebody else') });
  hub.heartbeat();
  expect((await reader.read()).lastId).not.toBe(first.lastId);
  expect((await reader.read()).messages).toEqual([]);
});

test('When a reader joins before the feed has caught up, then it waits and misses nothing', async () => {
  const before = hubAt();
  before.caughtUp();
  const reader = open(before);
  before.receive({ partition: 'c/0', offset: 0, at: now, text: documentAdded('a') });
  const { lastId } = await reader.read();

  const restarted = hubAt();
  const resumed = open(restarted, { lastEventId: lastId });
  const fresh = open(restarted);
  restarted.receive({ partition: 'c/0', offset: 0, at: now, text: documentAdded('a') });
  restarted.receive({ partition: 'c/0', offset: 1, at: now, text: documentAdded('b') });
  expect((await resumed.read()).text).toBe('');
  restarted.caughtUp();
  restarted.receive({ partition: 'c/0', offset: 2, at: now, text: documentAdded('c') });
  expect(documentsOf((await resumed.read()).messages)).toEqual(['b', 'c']);
  expect(documentsOf((await fresh.read()).messages)).toEqual(['c']);
});

test('When a reader is ahead of this replica, then it waits for it instead of being reset', async () => {
  const [one, two] = [hubAt(), hubAt()];
  one.caughtUp();
  two.caughtUp();
  const reader = open(one);
  one.receive({ partition: 'c/0', offset: 0, at: now, text: documentAdded('a') });
  const moved = open(two, { lastEventId: (await reader.read()).lastId });
  two.receive({ partition: 'c/0', offset: 0, at: now, text: documentAdded('a') });
  two.receive({ partition: 'c/0', offset: 1, at: now, text: documentAdded('b') });
  expect(documentsOf((await moved.read()).messages)).toEqual(['b']);
});

test('When a reader stays ahead, then it is reset in the end', async () => {
  const hub = hubAt();
  hub.caughtUp();
  const far = ids.seal({ 'c/0': 99, 'u/0': 0 });
  const reader = open(hub, { lastEventId: far });
  hub.heartbeat();
  expect((await reader.read()).messages).toEqual([]);
  hub.heartbeat();
  expect((await reader.read()).messages).toEqual([{ type: 'reset' }]);
});

test('When a note is for one user, then all streams of that user get it and no others', async () => {
  const hub = hubAt();
  hub.caughtUp();
  const ana = [open(hub, { userId: 'ana' }), open(hub, { userId: 'ana' })];
  const others = [open(hub, { userId: 'ben' }), open(hub)];
  hub.receive({ partition: 'u/0', offset: 0, at: now, text: planOf('ana') });
  for (const reader of ana) expect((await reader.read()).messages).toHaveLength(1);
  for (const reader of others) expect((await reader.read()).messages).toHaveLength(0);
});

test('When sessions end, then streams of sessions opened before it end', async () => {
  const hub = hubAt();
  hub.caughtUp();
  const old = open(hub, { userId: 'ana' });
  hub.receive({ partition: 'u/0', offset: 0, at: now, text: ended('ana', '2025-12-31T00:00:00.000Z') });
  expect(old.response.writableEnded).toBe(false);
  hub.receive({ partition: 'u/0', offset: 1, at: now, text: ended('ana', '2026-01-01T00:00:01.000Z') });
  expect(old.response.writableEnded).toBe(true);
});

test('When a stream that has ended is not read to its end yet, then nothing more is written to it', async () => {
  const hub = hubAt();
  hub.caughtUp();
  const old = open(hub, { userId: 'ana' });
  const errors: unknown[] = [];
  old.response.on('error', (error) => errors.push(error));
  old.response.pause();
  hub.receive({ partition: 'u/0', offset: 0, at: now, text: ended('ana', '2026-01-01T00:00:01.000Z') });
  hub.receive({ partition: 'u/0', offset: 1, at: now, text: ended('ana', '2026-01-01T00:00:02.000Z') });
  hub.receive({ partition: 'c/0', offset: 0, at: now, text: documentAdded('a') });
  hub.heartbeat();
  await new Promise((resolve) => setImmediate(resolve));
  expect(errors).toEqual([]);
});

test('When a waiting reader is resumed past the end of its session, then its stream ends without an error', async () => {
  const before = hubAt();
  before.caughtUp();
  const { lastId } = await open(before, { userId: 'ana' }).read();
  const hub = hubAt();
  const held = open(hub, { userId: 'ana', lastEventId: lastId });
  const errors: unknown[] = [];
  held.response.on('error', (error) => errors.push(error));
  hub.receive({ partition: 'u/0', offset: 0, at: now, text: ended('ana', '2026-01-01T00:00:01.000Z') });
  hub.caughtUp();
  expect((await held.read()).messages).toEqual([{ type: 'session_ended' }]);
  expect([held.response.writableEnded, errors]).toEqual([true, []]);
});

test('When one stream fails, then the error ends that stream alone', () => {
  const hub = hubAt();
  hub.caughtUp();
  const [broken, other] = [open(hub), open(hub)];
  broken.response.emit('error', new Error('broken'));
  expect([broken.response.destroyed, other.response.destroyed]).toEqual([true, false]);
});

test('When streams close, then nothing of them is kept', () => {
  const hub = hubAt();
  const readers = [open(hub, { userId: 'ana' }), open(hub)];
  hub.caughtUp();
  readers.push(open(hub, { userId: 'ana' }));
  expect(hub.readers()).toBe(3);
  readers.forEach(({ response }) => response.emit('close'));
  expect(hub.readers()).toBe(0);
});

test('When a colleague has a record open, then who may read it and reads now is told, and nobody who comes back', async () => {
  const hub = hubAt();
  hub.caughtUp();
  const staff = open(hub, { userId: 'mod', role: 'teacher' });
  const learner = open(hub, { userId: 'ana', role: 'learner' });
  const moderator = open(hub, { userId: 'leo', role: 'moderator' });
  const visitor = open(hub);
  const tab = '0197f3a0-0000-4000-8000-00000000000b';
  const presence = { resource: 'lessons', recordId: 'first', tab, state: 'opened', userId: 'boss' };
  const text = () => event(presenceReportedV1.type, presence);
  const position = staff.read().then(({ lastId }) => lastId);
  hub.receive({ partition: 'c/0', offset: 0, at: Date.now(), text: text() });
  expect((await staff.read()).messages).toEqual([{ type: 'presence', ...presence }]);
  for (const other of [learner, moderator, visitor]) expect((await other.read()).messages).toEqual([]);
  const again = open(hub, { userId: 'mod', role: 'teacher', lastEventId: await position });
  hub.receive({ partition: 'c/0', offset: 1, at: Date.now() - 31_000, text: text() });
  expect((await again.read()).messages).toEqual([]);
});

test('When an account loses its role, then its open stream tells no more of who has a record open', async () => {
  const hub = hubAt();
  hub.caughtUp();
  const demoted = open(hub, { userId: 'mod', role: 'teacher' });
  const tab = '0197f3a0-0000-4000-8000-00000000000b';
  const presence = { resource: 'lessons', recordId: 'first', tab, state: 'open', userId: 'boss' };
  hub.receive({ partition: 'u/0', offset: 0, at: Date.now(), text: planOf('mod') });
  hub.receive({
    partition: 'c/0',
    offset: 0,
    at: Date.now(),
    text: event(presenceReportedV1.type, presence),
  });
  expect((await demoted.read()).messages.map(({ type }) => type)).toEqual(['standing_changed']);
});
