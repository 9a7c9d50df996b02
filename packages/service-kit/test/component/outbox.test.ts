import { defineEvent } from '@academy/contracts/events/event.ts';
import { Schema, type Connection } from 'mongoose';
import { z } from 'zod';
import { runInContext } from '../../src/context/request-context.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { defineModel, type RecordModel } from '../../src/mongo/define-model.ts';
import { ensureIndexes } from '../../src/mongo/connect-mongo.ts';
import { DuplicateKeyError } from '../../src/mongo/duplicate-key-error.ts';
import type { Stored } from '../../src/outbox/aggregate.ts';
import { outboxFields } from '../../src/outbox/outbox-schema.ts';
import { outboxCap } from '../../src/outbox/outbox-write.ts';
import { pendingEvent } from '../../src/outbox/pending-event.ts';
import { createRelay, type Relay, type RelayOptions } from '../../src/outbox/relay.ts';
import { changeOrCreateAggregate } from '../../src/outbox/upsert-aggregate.ts';
import { changeAggregate, createAggregate, removeAggregate } from '../../src/outbox/with-event.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';
import { recordingKafka } from '../support/recording-kafka.ts';

interface Note {
  _id: string;
  title: string;
  body?: string;
  count: number;
}

const stack = useTestStack({ topics: [] });
const data = z.object({ title: z.string(), count: z.number() });
const noteChanged = defineEvent({
  type: 'academy.test.note_changed.v1',
  topic: 'test.notes',
  key: 'note id',
  when: 'a note changes',
  data,
});
const noteAudited = defineEvent({
  ...noteChanged,
  type: 'academy.test.note_audited.v1',
  topic: 'test.audit',
});
const changed = ({ title, count }: Note) => pendingEvent(noteChanged, { title, count });

let connection: Connection;
let notes: RecordModel<Stored<Note>>;
const relays: Relay[] = [];
const sent = recordingKafka();

const startRelay = (options: Partial<RelayOptions> = {}): Relay => {
  const relay = createRelay({
    service: 'test',
    models: [notes],
    kafka: sent.kafka,
    logger: stack.logger,
    ...options,
  });
  relay.start();
  relays.push(relay);
  return relay;
};
const create = (id: string, over: Partial<Note> = {}) => {
  const state: Note = { _id: id, title: id, count: 0, ...over };
  return createAggregate<Note>({ model: notes, state, events: [changed(state)] });
};
const increment = (id: string) =>
  changeAggregate<Note>({
    model: notes,
    id,
    change: (note) => ({
      state: { count: note.count + 1 },
      events: [changed({ ...note, count: note.count + 1 })],
    }),
  });
const waiting = () => notes.countDocuments({ outboxPending: { $ne: null } });

beforeAll(async () => {
  connection = await stack.database('notes');
  const schema = {
    _id: String,
    title: { type: String, unique: true },
    body: String,
    count: Number,
    ...outboxFields,
  };
  notes = defineModel<Stored<Note>>(connection, 'Note', new Schema(schema));
  await ensureIndexes(connection);
});
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()));
  Object.assign(sent.state, { away: false, refusedTopic: '', refusedKey: '', beforeAck: () => undefined });
});

test('When an aggregate is created and changed, then each write tells of itself once and in order', async () => {
  const relay = startRelay();
  expect(await create('told', { body: 'draft' })).toEqual({
    _id: 'told',
    title: 'told',
    body: 'draft',
    count: 0,
    version: 1,
  });
  expect(await increment('told')).toMatchObject({ count: 1, version: 2 });
  const quiet = await changeAggregate<Note>({
    model: notes,
    id: 'told',
    change: () => ({ state: { body: undefined }, events: [] }),
  });
  expect(quiet).toEqual({ _id: 'told', title: 'told', count: 1, version: 3 });
  await increment('told');
  await relay.idle();
  expect(sent.sequences('told')).toEqual([1, 2, 4]);
  expect(sent.envelopes('told').at(-1)).toMatchObject({
    source: '/academy/test',
    data: { title: 'told', count: 2 },
  });
  expect(await notes.findOne({ _id: 'told' }).lean()).toMatchObject({ version: 4, outbox: [] });
  expect(await waiting()).toBe(0);
});

test('When nothing is to be changed or nothing is there, then nothing is written', async () => {
  await create('unchanged');
  const same = await changeAggregate<Note>({ model: notes, id: 'unchanged', change: () => null });
  expect(same).toMatchObject({ count: 0, version: 1 });
  expect(await increment('nobody')).toBeNull();
});

test('When the event does not fit its contract, then nothing is written', async () => {
  await create('refused');
  const change = changeAggregate<Note>({
    model: notes,
    id: 'refused',
    change: () => ({ state: { count: 7 }, events: [pendingEvent(noteChanged, { title: 'x', count: NaN })] }),
  });
  await expect(change).rejects.toThrow(z.ZodError);
  expect(await notes.findOne({ _id: 'refused' }).lean()).toMatchObject({ count: 0, version: 1 });
});

test('When a unique value is taken, then the write says which, whether it creates or changes', async () => {
  await create('first', { title: 'taken' });
  await expect(create('second', { title: 'taken' })).rejects.toMatchObject({ fields: ['title'] });
  await expect(create('first', { title: 'free' })).rejects.toMatchObject({ fields: ['_id'] });
  await create('third');
  const rename = changeAggregate<Note>({
    model: notes,
    id: 'third',
    change: () => ({ state: { title: 'taken' }, events: [] }),
  });
  await expect(rename).rejects.toThrow(DuplicateKeyError);
});

test('When many write to one aggregate and two replicas relay it, then no change is lost and order holds', async () => {
  const replicas = [startRelay(), startRelay()];
  await create('hot');
  await Promise.all(Array.from({ length: 40 }, () => increment('hot')));
  await Promise.all(replicas.map((relay) => relay.idle()));
  await until(async () => (await waiting()) === 0);
  expect(await notes.findOne({ _id: 'hot' }).lean()).toMatchObject({ count: 40, version: 41 });
  expect(sent.sequences('hot')).toEqual(Array.from({ length: 41 }, (_, n) => n + 1));
});

test('When two find nothing and want to change it, then one creates and the other changes', async () => {
  startRelay();
  const visit = () =>
    changeOrCreateAggregate<Note>({
      model: notes,
      id: 'visited',
      change: (note) => ({ state: { count: note.count + 1 }, events: [] }),
      create: () => ({ state: { _id: 'visited', title: 'visited', count: 1 }, events: [] }),
    });
  await Promise.all(Array.from({ length: 8 }, visit));
  expect(await notes.findOne({ _id: 'visited' }).lean()).toMatchObject({ count: 8, version: 8 });
});

test('When an aggregate is removed, then its event goes out, its document goes, and no change finds it', async () => {
  await create('doomed');
  const removed = await removeAggregate<Note>({
    model: notes,
    id: 'doomed',
    events: (last) => [changed(last)],
  });
  expect(removed).toMatchObject({ _id: 'doomed' });
  expect(await increment('doomed')).toBeNull();
  expect(
    await removeAggregate<Note>({ model: notes, id: 'doomed', events: (last) => [changed(last)] }),
  ).toBeNull();
  const relay = startRelay();
  await until(() => sent.sequences('doomed').length === 2);
  await relay.idle();
  expect(sent.sequences('doomed')).toEqual([1, 2]);
  expect(await notes.exists({ _id: 'doomed' })).toBeNull();
});

test('When too much waits, then writes are refused with 503 and change nothing until the broker is back', async () => {
  sent.state.away = true;
  const relay = startRelay();
  await create('full');
  for (let n = 1; n < outboxCap.count; n += 1) await increment('full');
  await expect(increment('full')).rejects.toMatchObject({ status: 503, code: 'outbox-full' });
  expect(await notes.findOne({ _id: 'full' }).lean()).toMatchObject({ version: outboxCap.count });
  sent.state.away = false;
  await relay.idle();
  expect(sent.sequences('full')).toEqual(Array.from({ length: outboxCap.count }, (_, n) => n + 1));
  expect(await increment('full')).toMatchObject({ version: outboxCap.count + 1 });
});

test('When one event alone is too large, then it is refused as too large and nothing is written', async () => {
  const title = 'x'.repeat(outboxCap.bytes);
  await expect(create('large', { title })).rejects.toMatchObject({ status: 413 });
  expect(await notes.exists({ _id: 'large' })).toBeNull();
});

test('When events come while others are being published, then they follow in the same order', async () => {
  let interrupted = false;
  sent.state.beforeAck = async () => {
    if (interrupted) return;
    interrupted = true;
    await increment('busy');
    await increment('busy');
  };
  const relay = startRelay();
  await create('busy');
  await until(() => sent.sequences('busy').length === 3);
  await relay.idle();
  expect(sent.sequences('busy')).toEqual([1, 2, 3]);
});

test('When another replica holds a document and dies, then this one publishes it once the lease has ended', async () => {
  await create('held');
  const untilWhen = new Date(Date.now() + 400);
  await notes.updateOne({ _id: 'held' }, { $set: { outboxLease: { by: 'dead replica', until: untilWhen } } });
  const relay = startRelay();
  await until(() => sent.sequences('held').length > 0);
  expect(Date.now()).toBeGreaterThanOrEqual(untilWhen.getTime());
  await relay.idle();
  expect(sent.sequences('held')).toEqual([1]);
});

test('When a document is gone before its turn, then the relay passes it by', async () => {
  sent.state.away = true;
  const relay = startRelay();
  await create('vanished');
  await until(() => relay.waiting() > 0);
  await notes.deleteOne({ _id: 'vanished' });
  // An attempt that had read the events before is refused too, as long as the broker is away.
  await until(() => relay.waiting() === 0);
  sent.state.away = false;
  await relay.idle();
  expect(sent.sequences('vanished')).toEqual([]);
});

test('When the topic of one document refuses, then the others are published all the same', async () => {
  sent.state.refusedTopic = noteAudited.topic;
  const relay = startRelay();
  const state: Note = { _id: 'stuck', title: 'stuck', count: 0 };
  await createAggregate<Note>({
    model: notes,
    state,
    events: [pendingEvent(noteAudited, { title: 's', count: 0 })],
  });
  for (let n = 0; n < 5; n += 1) await create(`free-${n}`);
  await until(() => [0, 1, 2, 3, 4].every((n) => sent.sequences(`free-${n}`).length === 1));
  expect(sent.sequences('stuck')).toEqual([]);
  sent.state.refusedTopic = '';
  await relay.idle();
  expect(sent.sequences('stuck')).toEqual([1]);
});

test('When one topic takes nothing, then what a document has for another goes out, once', async () => {
  sent.state.refusedTopic = noteAudited.topic;
  const relay = startRelay();
  const state: Note = { _id: 'half', title: 'half', count: 0 };
  const audited = pendingEvent(noteAudited, { title: 'h', count: 0 });
  await createAggregate<Note>({ model: notes, state, events: [changed(state), audited] });
  await until(() => sent.sequences('half').length > 0);
  const triesBefore = sent.tries.length;
  await until(() => sent.tries.length >= triesBefore + 3);
  expect(sent.sequences('half')).toEqual([1]);
  sent.state.refusedTopic = '';
  await relay.idle();
  expect(sent.sequences('half')).toEqual([1, 2]);
});

test('When many documents wait for a topic that takes nothing, then one at a time tries it', async () => {
  sent.state.refusedTopic = noteAudited.topic;
  const relay = startRelay();
  const ids = Array.from({ length: 40 }, (_, n) => `queued-${n}`);
  for (const id of ids) {
    const events = [pendingEvent(noteAudited, { title: id, count: 0 })];
    await createAggregate<Note>({ model: notes, state: { _id: id, title: id, count: 0 }, events });
  }
  const before = sent.tries.length;
  await until(() => sent.tries.length >= before + 2);
  expect(sent.tries.length).toBeLessThan(before + 10);
  sent.state.refusedTopic = '';
  await relay.idle();
  for (const id of ids) expect(sent.sequences(id)).toEqual([1]);
});

test('When the broker refuses the events of one document, then it waits alone, is counted, and the others go out', async () => {
  sent.state.refusedKey = 'poison';
  const metrics = createMetrics('test');
  const relay = startRelay({ metrics });
  await create('poison');
  for (let n = 0; n < 5; n += 1) await create(`after-poison-${n}`);
  await until(() => [0, 1, 2, 3, 4].every((n) => sent.sequences(`after-poison-${n}`).length === 1));
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const waits = await notes.findOne({ _id: 'poison' }).lean();
  const outbox = waits?.outbox?.map((event) => ({ ...event, time: anHourAgo })) ?? [];
  await notes.updateOne({ _id: 'poison' }, { $set: { outbox } });
  expect(await metrics.registry.getSingleMetricAsString('outbox_waiting_events')).toMatch(/} 1$/);
  expect(await metrics.registry.getSingleMetricAsString('outbox_stuck_documents')).toMatch(/} 1$/);
  sent.state.refusedKey = '';
  await relay.idle();
  expect(await metrics.registry.getSingleMetricAsString('outbox_waiting_events')).toMatch(/} 0$/);
});

test('When a write happens within a request, then its event carries the trace, in envelope and header', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const relay = startRelay();
  await runInContext({ requestId: 'r1', traceparent }, () => create('traced'));
  await relay.idle();
  expect(sent.envelopes('traced')[0]).toMatchObject({ traceparent });
  expect(sent.sent.find(({ message }) => message.key === 'traced')?.message.headers).toMatchObject({
    traceparent,
  });
});

test('When an event is keyed by another id, then that is its subject and its message key', async () => {
  const relay = startRelay();
  const state: Note = { _id: 'keyed', title: 'keyed', count: 0 };
  const event = pendingEvent(noteAudited, { title: 'k', count: 0 }, { subject: 'actor-1' });
  await createAggregate<Note>({ model: notes, state, events: [changed(state), event] });
  await relay.idle();
  expect(sent.envelopes('actor-1')).toEqual([
    expect.objectContaining({ subject: 'actor-1', sequence: 2, aggregate: 'note', aggregateid: 'keyed' }),
  ]);
});
