import { olderThan } from '@academy/service-kit/mongo/older-than.ts';
import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { changeOrCreateAggregate } from '@academy/service-kit/outbox/upsert-aggregate.ts';
import { changeAggregate } from '@academy/service-kit/outbox/with-event.ts';
import { notificationCreated } from '../domain/notification-events.ts';
import {
  newNotification,
  notificationId,
  withFact,
  withoutFact,
  type Fact,
  type NotificationRecord,
  type NotificationState,
} from '../domain/notification.ts';
import type { NotificationModel } from './notification-model.ts';

const shown = { inApp: true, isEmpty: false, isWithdrawn: false, removedAt: null } as const;

export const createNotificationRepository = (model: NotificationModel) => ({
  /** Takes a fact in with the event that says so, once however often it is delivered. */
  add: (fact: Fact, { inApp }: { inApp: boolean }): Promise<NotificationRecord> =>
    changeOrCreateAggregate<NotificationState>({
      model,
      id: notificationId(fact),
      change: (current) => {
        const state = withFact(current, fact, inApp);
        if (state === null) return null;
        return { state, events: inApp ? [notificationCreated({ ...current, ...state })] : [] };
      },
      create: () => {
        const state = newNotification(fact, inApp);
        return { state, events: inApp ? [notificationCreated(state)] : [] };
      },
    }),

  /** Takes a fact out again. */
  takeBack: async (id: string, factId: string): Promise<void> => {
    await changeAggregate<NotificationState>({
      model,
      id,
      change: (current) => {
        const state = withoutFact(current, factId);
        return state && { state, events: [] };
      },
    });
  },

  /** Null for one that is not to be seen: of a removed reply, say. */
  findShown: (id: string): Promise<NotificationRecord | null> =>
    model.findOne({ ...shown, _id: id }, withoutOutbox).lean(),

  /** For its mail, also where its member does not see it in the app. */
  find: (id: string): Promise<NotificationRecord | null> =>
    model.findOne({ _id: id, isEmpty: false, isWithdrawn: false, removedAt: null }, withoutOutbox).lean(),

  /** Newest first. */
  listOf: (
    userId: string,
    { after, limit }: { after: Cursor | undefined; limit: number },
  ): Promise<NotificationRecord[]> =>
    model
      .find({ ...shown, userId, ...olderThan(after) }, withoutOutbox)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean(),

  /** At most `limit`. */
  countUnread: async (userId: string, limit: number): Promise<number> =>
    (
      await model
        .find({ ...shown, userId, readAt: null }, { _id: 1 })
        .limit(limit)
        .lean()
    ).length,

  /** The version rises, so that a fact that comes in between finds it read. */
  markRead: async (id: string, at: Date): Promise<void> => {
    await model.updateOne({ _id: id, readAt: null }, { $set: { readAt: at }, $inc: { version: 1 } });
  },

  markAllRead: async (userId: string, at: Date): Promise<void> => {
    await model.updateMany({ userId, readAt: null }, { $set: { readAt: at }, $inc: { version: 1 } });
  },

  /** Those about a thing; false where none was unread. */
  markReadAbout: async (userId: string, thingId: string, at: Date): Promise<boolean> => {
    const unread = { userId, thingId, readAt: null };
    const update = { $set: { readAt: at }, $inc: { version: 1 } };
    return (await model.updateMany(unread, update)).modifiedCount > 0;
  },

  /** Hides the notifications about a thing while it cannot be seen, or shows them again. */
  withdraw: async (
    { thingId, activities }: { thingId: string; activities: readonly NotificationActivity[] },
    isWithdrawn: boolean,
  ): Promise<void> => {
    await model.updateMany(
      { thingId, activity: { $in: activities }, isWithdrawn: !isWithdrawn },
      { $set: { isWithdrawn }, $inc: { version: 1 } },
    );
  },

  /** Erases a member's own, and their name from those of others. */
  erase: async (userId: string): Promise<void> => {
    await eraseAggregates({ model, where: { userId }, blank: { subject: null, note: null, actorId: null } });
    await model.updateMany({ actorId: userId }, { $set: { actorId: null }, $inc: { version: 1 } });
  },
});

export type NotificationRepository = ReturnType<typeof createNotificationRepository>;
