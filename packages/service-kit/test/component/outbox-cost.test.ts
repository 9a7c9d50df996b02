import { defineEvent } from '@academy/contracts/events/event.ts';
import { Schema } from 'mongoose';
import { z } from 'zod';
import { connectMongo } from '../../src/mongo/connect-mongo.ts';
import { defineModel, type RecordModel } from '../../src/mongo/define-model.ts';
import type { Stored } from '../../src/outbox/aggregate.ts';
import { onWake } from '../../src/outbox/wake-relays.ts';
import { outboxFields } from '../../src/outbox/outbox-schema.ts';
import { pendingEvent } from '../../src/outbox/pending-event.ts';
import { createRelay, type RelayOptions } from '../../src/outbox/relay.ts';
import { changeAggregate, createAggregate } from '../../src/outbox/with-event.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { pause } from '../../src/time/pause.ts';
import { recordingKafka } from '../support/recording-kafka.ts';

interface Note {
  _id: string;
  title: string;
}

const stack = useTestStack({ topics: [] });
const noteChanged = defineEvent({
  type: 'academy.test.note_changed.v1',
  topic: 'test.notes',
  key: 'note id',
  when: 'a note changes',
  data: z.object({ title: z.string() }),
});
const broker = recordingKafka();
let notes: RecordModel<Stored<Note>>;
let sent: string[] = [];

beforeAll(async () => {
  const url = new URL(stack.mongoUrl);
  url.searchParams.set('monitorCommands', 'true');
  const dbName = `${stack.dbPrefix}counted`;
  const connection = await connectMongo({ url: url.href, dbName, logger: stack.logger });
  stack.afterSuite(() => connection.close());
  connection.getClient().on('commandStarted', ({ commandName }) => sent.push(commandName));
  const schema = new Schema({ _id: String, title: String, ...outboxFields });
  notes = defineModel<Stored<Note>>(connection, 'Note', schema);
});

const startRelay = async (options: Partial<RelayOptions> = {}) => {
  const { kafka } = broker;
  const relay = createRelay({ service: 'test', models: [notes], kafka, logger: stack.logger, ...options });
  stack.afterSuite(() => relay.stop());
  relay.start();
  await relay.idle();
  sent = [];
  return relay;
};
const create = (id: string) => {
  const events = [pendingEvent(noteChanged, { title: id })];
  return createAggregate<Note>({ model: notes, state: { _id: id, title: id }, events });
};
const retitle = (id: string, title: string) => {
  const change = () => ({ state: { title }, events: [pendingEvent(noteChanged, { title })] });
  return changeAggregate<Note>({ model: notes, id, change });
};
const stored = (id: string) => notes.findOne({ _id: id }).lean();

test('When a relay of this process is free, then a write with an event costs one command more', async () => {
  const relay = await startRelay();
  await create('new');
  await relay.idle();
  expect(sent).toEqual(['insert', 'update']);
  sent = [];
  await retitle('new', 'Another title');
  await relay.idle();
  expect(sent).toEqual(['find', 'findAndModify', 'update']);
  expect(broker.sequences('new')).toEqual([1, 2]);
  const document = await stored('new');
  expect(document).toMatchObject({ title: 'Another title', outbox: [] });
  expect(document).not.toHaveProperty('outboxLease');
  await relay.stop();
});

test('When a relay has its hands full, then more writes leave their lease to its turn, and each is out once', async () => {
  const full = Promise.withResolvers<void>();
  broker.state.beforeAck = () => full.promise;
  const relay = await startRelay({ concurrency: 2 });
  const ids = Array.from({ length: 8 }, (_, n) => `many-${n}`);
  for (const id of ids) await create(id);
  const leased = await Promise.all(ids.map(stored));
  expect(leased.filter((note) => note?.outboxLease)).toHaveLength(2);
  full.resolve();
  await relay.idle();
  expect(ids.map((id) => broker.sequences(id))).toEqual(ids.map(() => [1]));
  await relay.stop();
});

test('When a write comes while events of its document are going out, then it goes out behind them', async () => {
  const first = Promise.withResolvers<void>();
  broker.state.beforeAck = () => first.promise;
  const relay = await startRelay();
  await create('busy');
  await retitle('busy', 'While it goes out');
  first.resolve();
  await relay.idle();
  expect(broker.sequences('busy')).toEqual([1, 2]);
  await relay.stop();
});

test('When no relay is there, or it has stopped, then a write leases nothing', async () => {
  const relay = await startRelay();
  await relay.stop();
  await create('alone');
  expect(await stored('alone')).not.toHaveProperty('outboxLease');
});

test('When a write gave its lease to a relay that dies, then another publishes once the lease has ended', async () => {
  const until = new Date(Date.now() + 600);
  const bury = onWake(notes, { offer: () => ({ by: 'a dead process', until }), wake: () => undefined });
  await create('orphan');
  bury();
  expect((await stored('orphan'))?.outboxLease).toMatchObject({ by: 'a dead process' });
  const relay = await startRelay();
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
  expect(broker.sequences('orphan')).toEqual([1]);
  await relay.stop();
});

test('When a write took so long that half of its lease is over, then the relay takes the document anew', async () => {
  const relay = await startRelay({ leaseMs: 40 });
  const { create: insert } = notes;
  notes.create = async (record) => {
    const created = await insert.call(notes, record);
    await pause(30);
    return created;
  };
  await create('slow');
  notes.create = insert;
  await relay.idle();
  const [written, taken, ...cleared] = sent;
  expect([written, taken]).toEqual(['insert', 'findAndModify']);
  // On a busy machine so short a lease may have been renewed before the document is cleared.
  expect(new Set(cleared)).toEqual(new Set(['update']));
  expect(broker.sequences('slow')).toEqual([1]);
  await relay.stop();
});
