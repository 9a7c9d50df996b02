import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { sealed, type AuditDay, type UnsealedDay } from './audit-day.ts';
import type { AuditDayModel } from './audit-day-model.ts';

/** The summaries of the audit log's days, sealed as they are written. */
export const createAuditDayRepository = (model: AuditDayModel, key: Buffer) => ({
  /** Writes a day that is not there yet. */
  open: async (day: UnsealedDay): Promise<void> => {
    await insertOnce(() => model.create(sealed(key, day)));
  },

  /** Counts up to so many entries; a day that counts as many or is closed stays as it is. */
  count: async (day: UnsealedDay): Promise<void> => {
    const { _id, entries, last, seal } = sealed(key, day);
    await model.updateOne(
      { _id, closedAt: null, entries: { $lt: entries } },
      { $set: { entries, last, seal } },
    );
  },

  /** Closes a day that still counts what it counted when it was read. */
  close: async (day: UnsealedDay, { counted }: { counted: number }): Promise<void> => {
    const { _id, ...closed } = sealed(key, day);
    await model.updateOne({ _id, closedAt: null, entries: counted }, { $set: closed });
  },

  /** The open days before a day, oldest first. */
  openBefore: (day: string): Promise<AuditDay[]> =>
    model
      .find({ closedAt: null, day: { $lt: day } })
      .sort({ day: 1 })
      .lean(),

  /** The last closed day of a service. */
  lastClosed: (service: string): Promise<AuditDay | null> =>
    model
      .findOne({ service, closedAt: { $ne: null } })
      .sort({ day: -1 })
      .lean(),

  /** Each service's days from its first on. */
  all: (): Promise<AuditDay[]> => model.find().sort({ service: 1, day: 1 }).lean(),
});

export type AuditDayRepository = ReturnType<typeof createAuditDayRepository>;
