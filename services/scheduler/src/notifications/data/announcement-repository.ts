import { olderThan } from '@academy/service-kit/mongo/older-than.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { changeOrCreateAggregate } from '@academy/service-kit/outbox/upsert-aggregate.ts';
import { changeAggregate } from '@academy/service-kit/outbox/with-event.ts';
import type { AnnouncementRecord, AnnouncementState } from '../domain/announcement.ts';
import { notificationCreated } from '../domain/notification-events.ts';
import type { AnnouncementModel } from './announcement-model.ts';

const live = { isWithdrawn: false, removedAt: null } as const;

export const createAnnouncementRepository = (model: AnnouncementModel) => ({
  /** Announces, once for its id; what was withdrawn is shown again, in its old place. */
  announce: (state: AnnouncementState): Promise<AnnouncementRecord> =>
    changeOrCreateAggregate<AnnouncementState>({
      model,
      id: state._id,
      change: ({ sequence }) => {
        if (sequence >= state.sequence) return null;
        const { createdAt: _first, ...rest } = state;
        return { state: rest, events: [] };
      },
      create: () => ({ state, events: [notificationCreated({ ...state, userId: null })] }),
    }),

  /** Changes one that is there, unless it is already newer than `sequence`. */
  change: async (
    id: string,
    { sequence, ...state }: Pick<AnnouncementState, 'sequence'> & Partial<AnnouncementState>,
  ): Promise<void> => {
    await changeAggregate<AnnouncementState>({
      model,
      id,
      change: (current) =>
        current.sequence >= sequence ? null : { state: { ...state, sequence }, events: [] },
    });
  },

  find: (id: string): Promise<AnnouncementRecord | null> =>
    model.findOne({ ...live, _id: id }, withoutOutbox).lean(),

  /** Newest first, of those after `since`. */
  listSince: (
    since: Date,
    { after, limit }: { after?: Cursor | undefined; limit: number },
  ): Promise<AnnouncementRecord[]> =>
    model
      .find({ ...live, $and: [{ createdAt: { $gt: since } }, olderThan(after)] }, withoutOutbox)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean(),
});

export type AnnouncementRepository = ReturnType<typeof createAnnouncementRepository>;
