import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { backoffMs } from '@academy/service-kit/time/backoff.ts';
import { pause } from '@academy/service-kit/time/pause.ts';
import type { Account } from '../domain/account.ts';
import type { AccountModel, AccountRow } from './account-model.ts';

/** What a change makes of an account: another one, or nothing to write and why. */
type Change<Refused> = (known: Account | null) => { account: Account } | { refused: Refused };

/** Of many writers at once one succeeds, so the others soon do: short pauses, told apart by chance. */
const conflictBackoff = { firstMs: 4, maxMs: 60 };

export const createAccountRepository = (model: AccountModel) => {
  const write = async (
    id: string,
    known: AccountRow | null,
    account: Account,
    changedAt: Date,
  ): Promise<boolean> => {
    const row = { ...account, changedAt, version: (known?.version ?? 0) + 1 };
    if (known) {
      const { matchedCount } = await model.updateOne({ _id: id, version: known.version }, { $set: row });
      return matchedCount > 0;
    }
    return insertOnce(() => model.create({ _id: id, ...row }));
  };

  return {
    find: (userId: string): Promise<Account | null> => model.findOne({ _id: userId }).lean(),

    /** Reads, decides and writes, again from the start where somebody else wrote meanwhile. Null for a change that took. */
    change: async <Refused>(userId: string, now: Date, decide: Change<Refused>): Promise<Refused | null> => {
      for (let conflicts = 1; ; conflicts += 1) {
        const known = await model.findOne({ _id: userId }).lean();
        const decision = decide(known);
        if ('refused' in decision) return decision.refused;
        if (await write(userId, known, decision.account, now)) return null;
        await pause(backoffMs(conflicts, conflictBackoff));
      }
    },

    erase: async (userId: string): Promise<void> => {
      await model.deleteOne({ _id: userId });
    },
  };
};

export type AccountRepository = ReturnType<typeof createAccountRepository>;
