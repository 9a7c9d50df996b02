import type { sentQuestionFilterSchema } from '@academy/contracts/http/ai/sent-questions.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import { changeAggregate, createAggregate } from '@academy/service-kit/outbox/with-event.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  contains,
  findStaffPage,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import type { z } from 'zod';
import type { SentQuestion, SentQuestionRecord } from '../domain/sent-question.ts';
import type { SentQuestionModel } from './sent-question-model.ts';

const present = { removedAt: null };

const sortable: SortableFields<SentQuestionRecord> = new Map([
  ['id', '_id'],
  ['kind', 'kind'],
  ['language', 'language'],
  ['status', 'status'],
  ['createdAt', 'createdAt'],
]);

export const createSentQuestionRepository = (model: SentQuestionModel) => ({
  find: (id: string): Promise<SentQuestionRecord | null> =>
    model.findOne({ _id: id, ...present }, withoutOutbox).lean(),

  /** False where the id is another question's, or was. */
  add: (question: SentQuestion): Promise<boolean> =>
    insertOnce(() => createAggregate<SentQuestion>({ model, state: question, events: [] })),

  /** As `changeAggregate`: null where there is none, and `change` may run again. */
  change: (
    id: string,
    change: (current: SentQuestionRecord) => AggregateChange<SentQuestion> | null,
  ): Promise<SentQuestionRecord | null> => changeAggregate<SentQuestion>({ model, id, change }),

  /** The newest first. Throws DomainError 400 naming the parameter. */
  listForStaff: (list: StaffList, { passage, ...filter }: z.output<typeof sentQuestionFilterSchema>) =>
    findStaffPage(model, list, {
      where: {
        ...present,
        ...(list.ids && { _id: { $in: list.ids } }),
        ...contains(list.q, ['question', 'remark']),
        ...(passage !== undefined && { passages: passage }),
        ...filter,
      },
      sort: staffSort<SentQuestionRecord>(list, { sortable, otherwise: { createdAt: -1 } }),
    }),

  /** How many remarks were sent about answers that cite each passage. */
  countByPassage: async (): Promise<ReadonlyMap<string, number>> => {
    const rows = await model.aggregate<{ _id: string; count: number }>([
      { $match: { ...present, passages: { $exists: true }, remark: { $exists: true } } },
      { $unwind: '$passages' },
      { $group: { _id: '$passages', count: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, count }) => [_id, count]));
  },

  /** No text stays; where staff's change still waits to be told, it is told first, by the question's id alone. */
  erase: async (userId: string, now: Date): Promise<void> => {
    await model.updateMany(
      { userId, ...present },
      { $set: { question: '', removedAt: now }, $unset: { remark: 1, passages: 1 }, $inc: { version: 1 } },
    );
    await model.deleteMany({ userId, outboxPending: null });
  },
});

export type SentQuestionRepository = ReturnType<typeof createSentQuestionRepository>;
