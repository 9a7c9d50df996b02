import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import { foldEmail } from '../../users/user.ts';
import type { InvitationImport, InviteOutcome } from './invitation-import.ts';
import type { InvitationImportModel } from './invitation-import-model.ts';

/** An import as it is shown: without the people who are still to be invited. */
export type ShownImport = Omit<Aggregate<InvitationImport>, 'rows'>;

interface DealtWith {
  rowId: string;
  outcome: InviteOutcome;
}

const listed = 20;
const shown = { ...withoutOutbox, rows: 0 } as const;
const latestFirst = { createdAt: -1, _id: 1 } as const;

export const createInvitationImportRepository = (model: InvitationImportModel) => {
  const advance = async (id: string, { rowId, outcome }: DealtWith): Promise<boolean> => {
    const counts = {
      done: 1,
      ...(outcome !== 'invited' && { skipped: 1 }),
      ...(outcome === 'limited' && { limited: 1 }),
    };
    const update = { $pull: { rows: { id: rowId } }, $inc: counts };
    return (await model.updateOne({ _id: id, 'rows.id': rowId }, update)).matchedCount > 0;
  };

  return {
    find: (id: string): Promise<ShownImport | null> => model.findOne({ _id: id }, shown).lean(),

    latest: (): Promise<ShownImport[]> => model.find({}, shown).sort(latestFirst).limit(listed).lean(),

    /** The addresses that imports under way have still to deal with. */
    waitingEmails: async (): Promise<string[]> => {
      const waiting = await model.find({ handledAt: null, poisonedAt: null }, { rows: 1 }).lean();
      return waiting.flatMap(({ rows }) => rows.map(({ email }) => email));
    },

    /** Keeps an import, once for its id; false where it was kept before. */
    create: (state: InvitationImport, events: readonly PendingEvent[]): Promise<boolean> =>
      insertOnce(() => createAggregate<InvitationImport>({ model, state, events }), { field: '_id' }),

    /** An import whose row is still to be dealt with; null once it was, or is to be no more: an erasure and a stop take it away. */
    waitingWith: (id: string, rowId: string): Promise<ShownImport | null> =>
      model.findOne({ _id: id, handledAt: null, 'rows.id': rowId }, shown).lean(),

    isStopped: async (id: string): Promise<boolean> =>
      (await model.countDocuments({ _id: id, stopped: { $ne: null } })) > 0,

    /** One more row is dealt with and forgotten; false where that was done before. */
    advance,

    /** Null where there is no such import; see `changeAggregate`. */
    change: (
      id: string,
      change: ChangeOptions<InvitationImport>['change'],
    ): Promise<Aggregate<InvitationImport> | null> =>
      changeAggregate<InvitationImport>({ model, id, change }),

    /** Takes the rows of a folded address out of imports under way. */
    eraseTo: async (emailFolded: string): Promise<void> => {
      const waiting = await model.find({ handledAt: null }, { rows: 1 }).lean();
      for (const { _id, rows } of waiting)
        for (const { id, email } of rows)
          if (foldEmail(email) === emailFolded) await advance(_id, { rowId: id, outcome: 'unneeded' });
    },

    forgetActor: async (userId: string): Promise<void> => {
      await model.updateMany({ actorId: userId }, { $set: { actorId: null } });
    },
  };
};

export type InvitationImportRepository = ReturnType<typeof createInvitationImportRepository>;
