import type { Connection } from 'mongoose';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Subscriber } from '../../src/payments/subscribers/subscriber.ts';
import { noSubscriber } from '../../src/payments/subscribers/subscriber.ts';

/** What an account held of its owner's payments before they had a record of their own. */
export type PaymentsOfBefore = Partial<Pick<Subscriber, 'subscription' | 'gift' | 'billing' | 'receipted'>>;

/** Puts what payments keep of somebody back into the account, as an earlier release had it. */
export const makeAccountOfBefore = async (mongo: Connection, userId: string): Promise<void> => {
  const subscribers = mongo.collection<Subscriber>('subscribers');
  const found = await subscribers.findOne({ _id: userId });
  const { subscription, gift, billing, receipted } = found ?? noSubscriber(userId);
  const held = { subscription, gift, billing, ...(receipted && { receipted }) };
  await mongo
    .collection<{ _id: string }>('users')
    .updateOne({ _id: userId }, { $set: held, $unset: { planNumber: 1 }, $inc: { version: 1 } });
  await subscribers.deleteOne({ _id: userId });
};

export const runMigration = ({ run }: Migration): Promise<void> =>
  run({
    logger: createLogger({ service: 'test', level: 'silent' }),
    signal: new AbortController().signal,
  });
