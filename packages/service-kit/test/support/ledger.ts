import { defineEvent } from '@academy/contracts/events/event.ts';
import type { TopicContract } from '@academy/contracts/events/topics.ts';
import { Schema, type Connection } from 'mongoose';
import type { AnyModel } from '../../src/mongo/any-model.ts';
import { openModel } from '../../src/mongo/open-model.ts';
import { defineModel, type RecordModel } from '../../src/mongo/define-model.ts';
import { z } from 'zod';
import { aggregateVersion } from '../../src/consumers/aggregate-version.ts';
import { applyNewer } from '../../src/consumers/apply-newer.ts';
import { defineHandler } from '../../src/consumers/event-handler.ts';
import { once } from '../../src/consumers/once.ts';
import type { Stored } from '../../src/outbox/aggregate.ts';
import { outboxFields } from '../../src/outbox/outbox-schema.ts';
import { pendingEvent } from '../../src/outbox/pending-event.ts';
import { changeOrCreateAggregate } from '../../src/outbox/upsert-aggregate.ts';

/** A small service of the kit's tests: accounts to which entries are added, and a reader that posts each entry once. */
export interface Account {
  _id: string;
  entries: number[];
}

interface Posting {
  _id: string;
  account: string;
  entry: number;
  sequence: number;
  postedAt: string;
}

interface Copy extends Account {
  sequence: number;
}

export const ledgerTopic: TopicContract = {
  name: 'test.ledger',
  partitions: 3,
  retention: { compacted: true },
};

const entryData = z.object({ entry: z.number().int(), entries: z.array(z.number().int()) });

export const entryAdded = defineEvent({
  type: 'academy.test.entry_added.v1',
  topic: ledgerTopic.name,
  key: 'account id',
  when: 'an entry is added to an account',
  data: entryData,
});

/** A connection compiles a model once; the tests ask for it wherever they look at a database. */
const compiled = <R extends { _id: string }>(
  connection: Connection,
  name: string,
  schema: Schema,
): RecordModel<R> => {
  const known: AnyModel | undefined = connection.models[name];
  return known ? openModel<R>(known) : defineModel<R>(connection, name, schema);
};

export const accountModel = (connection: Connection): RecordModel<Stored<Account>> =>
  compiled(connection, 'Account', new Schema({ _id: String, entries: [Number], ...outboxFields }));

/** One posting per entry event: an effect that is an insert. */
export const postingModel = (connection: Connection): RecordModel<Posting> =>
  compiled(
    connection,
    'Posting',
    new Schema({
      _id: String,
      account: String,
      entry: Number,
      sequence: Number,
      postedAt: String,
    }),
  );

/** The reader's copy of the account: an effect where the last sequence wins. */
export const copyModel = (connection: Connection): RecordModel<Copy> =>
  compiled(connection, 'Copy', new Schema({ _id: String, entries: [Number], sequence: Number }));

/** Adds one entry, with the event that tells of it. */
export const addEntry = (
  accounts: RecordModel<Stored<Account>>,
  id: string,
  entry: number,
): Promise<Account & { version: number }> => {
  const events = (entries: number[]) => [pendingEvent(entryAdded, { entry, entries })];
  return changeOrCreateAggregate<Account>({
    model: accounts,
    id,
    change: ({ entries }) => ({
      state: { entries: [...entries, entry] },
      events: events([...entries, entry]),
    }),
    create: () => ({ state: { _id: id, entries: [entry] }, events: events([entry]) }),
  });
};

let posted = 0;
/** Sorts postings by when they were made, within a process and from one process to the next. */
const moment = (): string =>
  `${String(Date.now()).padStart(15, '0')}.${String((posted += 1)).padStart(9, '0')}`;

/** The reader: posts the entry once, and keeps its copy of the account. */
export const ledgerHandler = (connection: Connection) => {
  const postings = postingModel(connection);
  const copies = copyModel(connection);
  return defineHandler({
    event: entryAdded,
    expects: entryData,
    example: { entry: 2, entries: [1, 2] },
    handle: async (envelope) => {
      const { id, subject, sequence, data } = envelope;
      const posting = { account: subject, entry: data.entry, sequence, postedAt: moment() };
      await once(postings, 'ledger', id, posting);
      await applyNewer(copies, aggregateVersion(envelope), { entries: data.entries });
    },
  });
};
