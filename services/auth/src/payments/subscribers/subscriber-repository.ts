import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { changeOrCreateAggregate } from '@academy/service-kit/outbox/upsert-aggregate.ts';
import { changeAggregate, type AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import { noSubscriber, wholeSubscriber, type Subscriber, type SubscriberRecord } from './subscriber.ts';
import type { SubscriberModel } from './subscriber-model.ts';

interface CustomerPage {
  afterId: string;
  limit: number;
  endedSince: Date;
}

/** Decides from the current state; null where nothing changes. It may run again. */
export type SubscriberChange<Decided = AggregateChange<Subscriber> | null> = (
  current: SubscriberRecord,
) => Decided;
type MaybeLater = AggregateChange<Subscriber> | null | Promise<AggregateChange<Subscriber> | null>;

const present = { removedAt: null };
/** Long, and of use to nobody but staff and what writes it. */
export const withoutHistory = { ...withoutOutbox, 'subscription.history': 0 } as const;
const nothingYet = (id: string): SubscriberRecord => ({ ...noSubscriber(id), version: 0 });
const wholeOrNull = (read: SubscriberRecord | null): SubscriberRecord | null => read && wholeSubscriber(read);

export const createSubscriberRepository = (model: SubscriberModel) => ({
  /** What payments keep of an account: nothing yet, at version 0, where they never wrote. */
  find: async (id: string): Promise<SubscriberRecord> =>
    wholeOrNull(await model.findOne({ _id: id, ...present }, withoutOutbox).lean()) ?? nothingYet(id),

  /** The same with an empty history. */
  withoutHistory: async (id: string): Promise<SubscriberRecord> =>
    wholeOrNull(await model.findOne({ _id: id, ...present }, withoutHistory).lean()) ?? nothingYet(id),

  /** Who pays as this customer; null where nobody does, or not any more. */
  findByCustomer: async (customerId: string): Promise<SubscriberRecord | null> =>
    wholeOrNull(
      await model.findOne({ 'subscription.customerId': customerId, ...present }, withoutHistory).lean(),
    ),

  /** Whose subscription is to be synced by now, longest due first. */
  dueForSync: async (now: Date, limit: number): Promise<string[]> => {
    const due = await model
      .find({ 'subscription.lookAt': { $ne: null, $lte: now }, ...present }, { _id: 1 })
      .sort({ 'subscription.lookAt': 1 })
      .limit(limit)
      .lean();
    return due.map(({ _id }) => _id);
  },

  /** Whose plan should have reached the account by now. */
  plansDue: async (now: Date, limit: number): Promise<SubscriberRecord[]> => {
    const due = await model
      .find({ planDueAt: { $ne: null, $lte: now }, ...present }, withoutHistory)
      .sort({ planDueAt: 1 })
      .limit(limit)
      .lean();
    return due.map(wholeSubscriber);
  },

  /** A page, by id, of a provider's customers whose subscription did not end before `endedSince`. */
  customers: async ({ afterId, limit, endedSince }: CustomerPage): Promise<SubscriberRecord[]> => {
    const rows = await model
      .find(
        {
          _id: { $gt: afterId },
          'subscription.customerId': { $ne: null },
          $or: [
            { 'subscription.state': { $ne: 'expired' } },
            { 'subscription.endedAt': { $gte: endedSince } },
          ],
          ...present,
        },
        withoutOutbox,
      )
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return rows.map(wholeSubscriber);
  },

  /** Has those synced whose subscription runs at another provider than this; gives how many. */
  syncOthersThan: async (provider: Subscriber['subscription']['provider'], now: Date): Promise<number> => {
    const { modifiedCount } = await model.updateMany(
      {
        'subscription.state': { $in: ['active', 'cancelling', 'past_due'] },
        'subscription.provider': { $nin: [null, provider] },
        ...present,
      },
      { $set: { 'subscription.lookAt': now }, $inc: { version: 1 } },
    );
    return modifiedCount;
  },

  /** As `changeAggregate`: null where nothing was written yet, or it is erased. */
  change: async (id: string, change: SubscriberChange<MaybeLater>): Promise<SubscriberRecord | null> =>
    wholeOrNull(
      await changeAggregate<Subscriber>({ model, id, change: (stored) => change(wholeSubscriber(stored)) }),
    ),

  /** The same for what may be the first thing written of somebody; null where it is being erased. */
  changeOrCreate: async (id: string, change: SubscriberChange): Promise<SubscriberRecord | null> => {
    const create = () => {
      const decided = change(nothingYet(id));
      // A removed field is none of a record that is new.
      return {
        state: { ...noSubscriber(id), ...decided?.state } as Subscriber,
        events: decided?.events ?? [],
      };
    };
    try {
      return wholeSubscriber(
        await changeOrCreateAggregate<Subscriber>({
          model,
          id,
          change: (stored) => change(wholeSubscriber(stored)),
          create,
        }),
      );
    } catch (error) {
      if (error instanceof DuplicateKeyError) return null;
      throw error;
    }
  },

  /** The account has this plan, unless another came since. */
  planCarried: async (id: string, planNumber: number): Promise<void> => {
    await model.updateOne({ _id: id, planNumber }, { $unset: { planDueAt: 1 } });
  },

  /** What staff did goes out first; again changes nothing. */
  erase: (id: string): Promise<void> =>
    eraseAggregates({ model, where: { _id: id }, blank: { billing: null }, unset: ['subscription'] }),
});

export type SubscriberRepository = ReturnType<typeof createSubscriberRepository>;
