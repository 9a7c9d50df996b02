import { judgedStateSchema } from '@academy/contracts/http/catalog/teaching.ts';
import { idSchema } from '@academy/contracts/shared/lists.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  removeAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  containsSearchable,
  findStaffPage,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { z } from 'zod';
import { inEffect, shown, type JudgedAttemptRecord } from '../domain/judged-attempt.ts';
import type { Case, Judged } from '../domain/taught-references.ts';
import type { JudgedAttemptModel } from './judged-attempt-model.ts';

const live = { removedAt: null };

const sortable: SortableFields<JudgedAttemptRecord> = new Map([
  ['judgedAt', 'judgedAt'],
  ['good', 'good'],
  ['state', 'state'],
]);

const filterSchema = z.strictObject({
  exerciseId: idSchema.optional(),
  good: z.boolean().optional(),
  state: judgedStateSchema.optional(),
});

/** How many judged attempts of an exercise there are by state. */
export interface JudgedCounts {
  judged: number;
  waiting: number;
}

export const createJudgedAttempts = (judged: JudgedAttemptModel) => {
  const erase = (ids: readonly string[]): Promise<void> =>
    eraseAggregates({
      model: judged,
      where: { _id: { $in: [...ids] } },
      blank: { text: '', searched: '', point: '' },
    });

  return {
    /** DomainError 400 names the parameter for a field that is not sorted or filtered by. */
    listForStaff: (list: StaffList): Promise<{ rows: JudgedAttemptRecord[]; total: number }> =>
      findStaffPage(judged, list, {
        where: {
          state: { $in: [...shown] },
          ...live,
          ...staffFilters(list, filterSchema),
          ...(list.ids && { _id: { $in: list.ids } }),
          ...containsSearchable(list.q, 'searched'),
        },
        sort: staffSort(list, { sortable, otherwise: { judgedAt: -1 } }),
      }),

    find: (id: string): Promise<JudgedAttemptRecord | null> =>
      judged.findOne({ _id: id, ...live }, withoutOutbox).lean(),

    /** Writes a judgement that nobody sees yet; false where there is one under its id. */
    write: (record: Omit<JudgedAttemptRecord, 'version'>): Promise<boolean> =>
      insertOnce(() => createAggregate({ model: judged, state: record, events: [] })),

    change: (
      id: string,
      change: (
        current: JudgedAttemptRecord,
      ) => AggregateChange<Omit<JudgedAttemptRecord, '_id' | 'version'>> | null,
    ): Promise<JudgedAttemptRecord | null> =>
      changeAggregate<JudgedAttemptRecord>({ model: judged, id, change }),

    remove: (id: string, event: PendingEvent): Promise<JudgedAttemptRecord | null> =>
      removeAggregate<JudgedAttemptRecord>({ model: judged, id, events: () => [event] }),

    /** What is in an exercise's references, or would be. */
    listCases: (exerciseId: string): Promise<Case[]> =>
      judged
        .find({ exerciseId, state: { $in: [...shown] }, ...live }, { text: 1, good: 1, state: 1 })
        .sort({ judgedAt: -1, _id: -1 })
        .lean(),

    listInEffect: (exerciseId: string): Promise<Judged[]> =>
      judged
        .find({ exerciseId, state: { $in: [...inEffect] }, ...live }, { text: 1, good: 1 })
        .sort({ judgedAt: -1, _id: -1 })
        .lean(),

    /** All there are by id, whatever their state. */
    listPage: (after: string, limit: number): Promise<Pick<JudgedAttemptRecord, '_id' | 'exerciseId'>[]> =>
      judged
        .find({ _id: { $gt: after }, ...live }, { exerciseId: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean(),

    countByExercise: async (): Promise<ReadonlyMap<string, JudgedCounts>> => {
      const rows = await judged.aggregate<{ _id: string; judged: number; applied: number }>([
        { $match: { state: { $in: [...shown] }, ...live } },
        {
          $group: {
            _id: '$exerciseId',
            judged: { $sum: 1 },
            applied: { $sum: { $cond: [{ $eq: ['$state', 'applied'] }, 1, 0] } },
          },
        },
      ]);
      return new Map(
        rows.map(({ _id, judged: all, applied }) => [_id, { judged: all, waiting: all - applied }]),
      );
    },

    /** What a change brought into effect; no audit of each: the change has one. */
    apply: async (ids: readonly string[]): Promise<void> => {
      await judged.updateMany(
        { _id: { $in: [...ids] }, state: 'waiting', ...live },
        { $set: { state: 'applied' }, $inc: { version: 1 } },
      );
    },

    erase,

    /** What a crash left between a judgement and the look at its member's consent. */
    eraseUnsettled: (before: Date): Promise<void> =>
      // One that is settled meanwhile is not meant.
      eraseAggregates({
        model: judged,
        where: { state: 'unsettled', judgedAt: { $lt: before } },
        blank: { text: '', searched: '', point: '' },
      }),
  };
};

export type JudgedAttempts = ReturnType<typeof createJudgedAttempts>;
