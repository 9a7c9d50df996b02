import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import { changeOrCreateAggregate } from '@academy/service-kit/outbox/upsert-aggregate.ts';
import { notificationsRead } from '../domain/notification-events.ts';
import type { ReadModel, ReadState } from './read-model.ts';

export const createReadRepository = (model: ReadModel) => ({
  /** Says that a member has read notifications, with the event for their other browsers. */
  record: async (userId: string, readAt: Date): Promise<void> => {
    const events = [notificationsRead(userId)];
    await changeOrCreateAggregate<ReadState>({
      model,
      id: userId,
      change: () => ({ state: { readAt }, events }),
      create: () => ({ state: { _id: userId, readAt }, events }),
    });
  },

  erase: (userId: string): Promise<void> => eraseAggregates({ model, where: { _id: userId }, blank: {} }),
});

export type ReadRepository = ReturnType<typeof createReadRepository>;
