import type { knownQuestionFilterSchema } from '@academy/contracts/http/ai/known-questions.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { withoutOutbox, type OutboxState } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  contains,
  findStaffPage,
  isWhole,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import type { z } from 'zod';
import {
  emptied,
  knownQuestionChanged,
  type KnownQuestion,
  type KnownQuestionRecord,
} from '../domain/known-question.ts';
import type { KnownQuestionModel } from './known-question-model.ts';

const sortable: SortableFields<KnownQuestionRecord> = new Map([
  ['id', '_id'],
  ['question', 'question'],
  ['language', 'language'],
  ['status', 'status'],
  ['createdAt', 'createdAt'],
  ['updatedAt', 'updatedAt'],
]);

const present = { removedAt: null };

export const createKnownQuestionRepository = (model: KnownQuestionModel) => ({
  find: (id: string): Promise<KnownQuestionRecord | null> =>
    model.findOne({ _id: id, ...present }, withoutOutbox).lean(),

  /** What the tutor knows, in an order of its own. */
  active: () =>
    model
      .find({ status: 'active' }, { ...withoutOutbox, history: 0 })
      .sort({ _id: 1 })
      .lean(),

  /** False where the id is another question's. */
  add: (question: KnownQuestion, events: readonly PendingEvent[]): Promise<boolean> =>
    insertOnce(() => createAggregate<KnownQuestion>({ model, state: question, events })),

  /** As `changeAggregate`. */
  change: (id: string, change: ChangeOptions<KnownQuestion>['change']): Promise<KnownQuestionRecord | null> =>
    changeAggregate<KnownQuestion>({ model, id, change }),

  /**
   * Deletes one that staff removed before that moment, and whether it did. Its event says nothing of it any more, so that the topic
   * keeps none of its text either; the relay deletes the document once that is out.
   */
  expire: async (id: string, removedBefore: Date): Promise<boolean> => {
    const isOver = ({ status, updatedAt }: KnownQuestion): boolean =>
      status === 'removed' && updatedAt < removedBefore;
    const last = await changeAggregate<KnownQuestion & Pick<OutboxState, 'removedAt'>>({
      model,
      id,
      change: (current) =>
        isOver(current)
          ? {
              state: { ...emptied(), removedAt: new Date() },
              events: [knownQuestionChanged({ ...current, ...emptied() })],
            }
          : null,
    });
    return last?.removedAt !== undefined;
  },

  /** The last changed first. Throws DomainError 400 naming the parameter. */
  listForStaff: (list: StaffList, filter: z.output<typeof knownQuestionFilterSchema>) =>
    findStaffPage(model, list, {
      where: {
        ...present,
        ...(list.ids && { _id: { $in: list.ids } }),
        ...contains(list.q, ['question']),
        ...filter,
      },
      first: isWhole(list.q, ['question']),
      sort: staffSort<KnownQuestionRecord>(list, { sortable, otherwise: { updatedAt: -1 } }),
    }),
});

export type KnownQuestionRepository = ReturnType<typeof createKnownQuestionRepository>;
