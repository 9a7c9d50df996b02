import { automationTypes, automationTypeSchema } from '@academy/contracts/shared/automation-types.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  removeAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import {
  findStaffPage,
  staffFilters,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import { z } from 'zod';
import type { AutomationRecord, AutomationState } from '../domain/automation.ts';
import type { AutomationModel } from './automation-model.ts';

const live = { removedAt: null } as const;

const sortable: SortableFields<AutomationRecord> = new Map([
  ['id', '_id'],
  ['type', 'type'],
  ['isActive', 'isActive'],
  ['intervalMs', 'intervalMs'],
  ['lastRun', 'lastRunAt'],
  ['nextRun', 'nextRunAt'],
]);

const filterSchema = z.strictObject({
  type: automationTypeSchema.optional(),
  isActive: z.boolean().optional(),
});

/** A slot that was taken from the ledger's view: the timetable goes on from `from` to `to`. */
export interface Advance {
  id: string;
  from: Date;
  to: Date;
  at: Date;
}

export const createAutomationRepository = (model: AutomationModel) => ({
  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: (list: StaffList): Promise<{ rows: AutomationRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: { ...live, ...(list.ids && { _id: { $in: list.ids } }), ...staffFilters(list, filterSchema) },
      sort: staffSort(list, { sortable, otherwise: { createdAt: 1 } }),
    }),

  find: (id: string): Promise<AutomationRecord | null> =>
    model.findOne({ _id: id, ...live }, withoutOutbox).lean(),

  /** Those whose slot has come, the longest due first. What this version does not know waits for one that does. */
  listDue: (now: Date): Promise<AutomationRecord[]> =>
    model
      .find(
        { ...live, type: { $in: automationTypes }, isActive: true, nextRunAt: { $ne: null, $lte: now } },
        withoutOutbox,
      )
      .sort({ nextRunAt: 1 })
      .lean(),

  listTypes: (): Promise<string[]> => model.distinct('type', live),

  isEmpty: async (): Promise<boolean> => (await model.exists({})) === null,

  create: (state: AutomationState, events: readonly PendingEvent[]): Promise<AutomationRecord> =>
    createAggregate<AutomationState>({ model, state, events }),

  /** False, and nothing is created, where there is one of this id. */
  createOnce: (state: AutomationState, events: readonly PendingEvent[]): Promise<boolean> =>
    insertOnce(() => createAggregate<AutomationState>({ model, state, events })),

  change: (id: string, change: ChangeOptions<AutomationState>['change']): Promise<AutomationRecord | null> =>
    changeAggregate<AutomationState>({ model, id, change }),

  remove: (
    id: string,
    events: (last: AutomationRecord) => readonly [PendingEvent, ...PendingEvent[]],
  ): Promise<AutomationRecord | null> => removeAggregate<AutomationState>({ model, id, events }),

  /**
   * Goes on to the next slot, unless another replica or staff were first. The version stays: it is staff's, for what
   * they change.
   */
  advance: async ({ id, from, to, at }: Advance): Promise<boolean> => {
    const update = { $set: { nextRunAt: to }, $max: { lastRunAt: at } };
    return (await model.updateOne({ _id: id, isActive: true, nextRunAt: from }, update)).matchedCount > 0;
  },

  /** Remembers that a run began. */
  ran: async (id: string, at: Date): Promise<void> => {
    await model.updateOne({ _id: id }, { $max: { lastRunAt: at } });
  },
});

export type AutomationRepository = ReturnType<typeof createAutomationRepository>;
