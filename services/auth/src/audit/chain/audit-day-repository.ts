import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { sealed, type AuditDay, type UnsealedDay } from './audit-day.ts';
import type { AuditDayModel } from './audit-day-model.ts';

/** The summaries of the audit log's days, sealed as they are written. */
export const createAuditDayRepository = (model: AuditDayModel, key: Buffer) => ({
  find: (id: string): Promise<AuditDay | null> => model.findOne({ _id: id }).lean(),

  /** Writes a day that is not there yet. */
  open: async (day: UnsealedDay): Promise<void> => {
    await insertOnce(() => model.create(sealed(key, day)));
  },

  /** Writes a day anew where it still has the seal that it was read with. */
  replace: async (day: UnsealedDay, { seal }: { seal: string }): Promise<boolean> => {
    const { _id, ...changed } = sealed(key, day);
    return (await model.updateOne({ _id, seal }, { $set: changed })).modifiedCount === 1;
  },

  /** The open days before a day, oldest first. */
  openBefore: (day: string): Promise<AuditDay[]> =>
    model
      .find({ closedAt: null, day: { $lt: day } })
      .sort({ day: 1 })
      .lean(),

  /** The last day of a service that is closed and before this one. */
  closedBefore: ({ service, day }: Pick<AuditDay, 'service' | 'day'>): Promise<AuditDay | null> =>
    model
      .findOne({ service, closedAt: { $ne: null }, day: { $lt: day } })
      .sort({ day: -1 })
      .lean(),

  /** Each service's days from its first on. */
  all: (): Promise<AuditDay[]> => model.find().sort({ service: 1, day: 1 }).lean(),
});

export type AuditDayRepository = ReturnType<typeof createAuditDayRepository>;
