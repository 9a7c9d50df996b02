import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { changeOrCreateAggregate } from '@academy/service-kit/outbox/upsert-aggregate.ts';
import { changeAggregate, type ChangeOptions } from '@academy/service-kit/outbox/with-event.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  findStaffPage,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import { z } from 'zod';
import {
  hasFollowed,
  prolongedBy,
  replacedBy,
  type MuteRecord,
  type MuteState,
} from '../domain/moderation/mute.ts';
import type { MuteModel } from './mute-model.ts';

const live = { removedAt: null };

const sortable: SortableFields<MuteState> = new Map([
  ['id', '_id'],
  ['until', 'until'],
  ['createdAt', 'createdAt'],
]);

export const createMuteRepository = (model: MuteModel) => {
  const write = (
    state: MuteState,
    eventsOf: (mute: MuteState) => readonly PendingEvent[],
    changed: (current: MuteState) => MuteState | null,
  ): Promise<MuteRecord> =>
    changeOrCreateAggregate<MuteState>({
      model,
      id: state._id,
      change: (current) => {
        const next = changed(current);
        if (!next) return null;
        const { until, reason, by, createdAt, times, name, decision, decisions } = next;
        const rest = { until, reason, by, createdAt, times, name, decision, decisions };
        return { state: rest, events: eventsOf(next) };
      },
      create: () => ({ state, events: eventsOf(state) }),
    });

  return {
    /** The member's mute, also one that is over. */
    find: (userId: string): Promise<MuteRecord | null> =>
      model.findOne({ _id: userId, ...live }, withoutOutbox).lean(),

    /** Until when those of these members are muted who are. */
    untilOf: async (userIds: readonly string[], now: Date): Promise<Map<string, Date>> => {
      if (userIds.length === 0) return new Map();
      const where = { _id: { $in: [...new Set(userIds)] }, until: { $gt: now }, ...live };
      const rows = await model.find(where, { until: 1 }).lean();
      return new Map(rows.map(({ _id, until }) => [_id, until]));
    },

    /** Those that are not over. Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
    listForStaff: (list: StaffList, now: Date): Promise<{ rows: MuteRecord[]; total: number }> =>
      findStaffPage(model, list, {
        where: {
          until: { $gt: now },
          ...live,
          ...(list.ids && { _id: { $in: list.ids } }),
          ...staffFilters(list, z.strictObject({})),
        },
        sort: staffSort(list, { sortable, otherwise: { until: 1 } }),
      }),

    /** Mutes, or replaces the mute that the member has. */
    save: (state: MuteState, events: readonly PendingEvent[]): Promise<MuteRecord> =>
      write(
        state,
        () => events,
        (current) => replacedBy(current, state),
      ),

    /** Mutes as a decision says, once; a mute that ends later stays. The events are of the mute that stands then. */
    follow: (
      state: MuteState & { decision: string },
      eventsOf: (mute: MuteState) => readonly PendingEvent[],
    ): Promise<MuteRecord> =>
      write(state, eventsOf, (current) => (hasFollowed(current, state) ? null : prolongedBy(current, state))),

    change: (userId: string, change: ChangeOptions<MuteState>['change']): Promise<MuteRecord | null> =>
      changeAggregate<MuteState>({ model, id: userId, change }),

    /** Erases a deleted member's mute, and their name from those that they gave. */
    erase: async (userId: string): Promise<void> => {
      await eraseAggregates({ model, where: { _id: userId }, blank: { reason: '' }, unset: ['name'] });
      const given = await model.find({ by: userId }, { _id: 1 }).lean();
      for (const { _id } of given)
        await changeAggregate<MuteState>({
          model,
          id: _id,
          change: () => ({ state: { by: null }, events: [] }),
        });
    },
  };
};

export type MuteRepository = ReturnType<typeof createMuteRepository>;
