import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import { slotOf, type Viewing } from './viewing.ts';
import type { ViewingModel } from './viewing-model.ts';

const present = { removedAt: null };
/** As the contract promises. */
const mostListed = 100;
/** More are not open at a time; the next round takes what is left. */
const mostOpen = 500;

export const createViewingRepository = (model: ViewingModel) => ({
  find: (id: string): Promise<Viewing | null> => model.findOne({ _id: id, ...present }, withoutOutbox).lean(),

  /** That an administrator has open of a learner. */
  openOf: (who: Pick<Viewing, 'viewerId' | 'userId'>): Promise<Viewing | null> =>
    model.findOne({ openSlot: slotOf(who), ...present }, withoutOutbox).lean(),

  /** All that have not ended, or those of one learner; those that end first come first. */
  allOpen: (of: Partial<Pick<Viewing, 'userId'>> = {}): Promise<Viewing[]> =>
    model
      .find({ ...of, openSlot: { $ne: null }, ...present }, withoutOutbox)
      .sort({ expiresAt: 1 })
      .limit(mostOpen)
      .lean(),

  /** Those of an account that were asked for, newest first. */
  askedOf: (userId: string): Promise<Viewing[]> =>
    model
      .find({ userId, ...present }, withoutOutbox)
      .sort({ createdAt: -1 })
      .limit(mostListed)
      .lean(),

  /** Those of an account that were opened, newest first. */
  startedOf: (userId: string): Promise<Viewing[]> =>
    model
      .find({ userId, startedAt: { $ne: null }, ...present }, withoutOutbox)
      .sort({ createdAt: -1 })
      .limit(mostListed)
      .lean(),

  /** False where the administrator has another one of the learner open. */
  add: async (state: Viewing, event: PendingEvent): Promise<boolean> => {
    try {
      await createAggregate<Viewing>({ model, state, events: [event] });
      return true;
    } catch (error) {
      if (error instanceof DuplicateKeyError) return false;
      throw error;
    }
  },

  /** As `changeAggregate`: null for none, and `change` may run again. */
  change: (id: string, change: (current: Viewing) => AggregateChange<Viewing> | null) =>
    changeAggregate<Viewing>({ model, id, change }),

  /** Nothing that was written about somebody stays. */
  erase: (userId: string): Promise<void> =>
    eraseAggregates({ model, where: { userId }, blank: { reason: '' }, unset: ['code', 'openSlot'] }),
});

export type ViewingRepository = ReturnType<typeof createViewingRepository>;
