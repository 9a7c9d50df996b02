import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { createAggregate } from '@academy/service-kit/outbox/with-event.ts';
import type { InvitationImport } from './invitation-import.ts';
import type { InvitationImportModel } from './invitation-import-model.ts';

/** An import as it is shown: without the people who are still to be invited. */
export type ShownImport = Omit<Aggregate<InvitationImport>, 'rows'>;

const listed = 20;
const shown = { ...withoutOutbox, rows: 0 } as const;
const latestFirst = { createdAt: -1, _id: 1 } as const;

export const createInvitationImportRepository = (model: InvitationImportModel) => ({
  find: (id: string): Promise<ShownImport | null> => model.findOne({ _id: id }, shown).lean(),

  latest: (): Promise<ShownImport[]> => model.find({}, shown).sort(latestFirst).limit(listed).lean(),

  /** The addresses that imports under way have still to deal with. */
  waitingEmails: async (): Promise<string[]> => {
    const waiting = await model.find({ handledAt: null, poisonedAt: null }, { rows: 1, done: 1 }).lean();
    return waiting.flatMap(({ rows, done }) => rows.slice(done).map(({ email }) => email));
  },

  /** Keeps an import, once for its id; false where it was kept before. */
  create: (state: InvitationImport, events: readonly PendingEvent[]): Promise<boolean> =>
    insertOnce(() => createAggregate<InvitationImport>({ model, state, events }), { field: '_id' }),

  /** One more row is dealt with; false where another worker has dealt with it. */
  advance: async (id: string, { done, skipped }: { done: number; skipped: number }): Promise<boolean> =>
    (await model.updateOne({ _id: id, done: done - 1 }, { $set: { done, skipped } })).matchedCount > 0,

  forgetActor: async (userId: string): Promise<void> => {
    await model.updateMany({ actorId: userId }, { $set: { actorId: null } });
  },
});

export type InvitationImportRepository = ReturnType<typeof createInvitationImportRepository>;
