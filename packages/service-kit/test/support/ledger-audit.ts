import type { Connection } from 'mongoose';
import { accountModel, copyModel, postingModel, type Account } from './ledger.ts';

export interface Audit {
  /** Entries of accounts that were never posted, or never reached the copy. */
  lost: number;
  /** Postings beyond one for an entry, and postings of entries that no account has. */
  doubled: number;
  /** Postings made before an earlier entry of the same account. */
  misordered: number;
  entries: number;
}

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

const auditAccount = async (source: Account, reader: Connection): Promise<Audit> => {
  const postings = await postingModel(reader).find({ account: source._id }).sort({ postedAt: 1 }).lean();
  const copy = await copyModel(reader).findOne({ _id: source._id }).lean();
  const posted = new Set(postings.map(({ entry }) => entry));
  const copied = new Set(copy?.entries);
  const known = new Set(source.entries);
  return {
    lost: source.entries.filter((entry) => !posted.has(entry) || !copied.has(entry)).length,
    doubled: postings.length - [...posted].filter((entry) => known.has(entry)).length,
    misordered: isRising(postings.map(({ sequence }) => sequence)) ? 0 : 1,
    entries: source.entries.length,
  };
};

/** Compares what the writer's store holds with what the reader made of it. */
export const auditLedger = async (writer: Connection, reader: Connection): Promise<Audit> => {
  const total: Audit = { lost: 0, doubled: 0, misordered: 0, entries: 0 };
  for (const account of await accountModel(writer).find().lean()) {
    const audit = await auditAccount(account, reader);
    for (const key of Object.keys(total) as (keyof Audit)[]) total[key] += audit[key];
  }
  return total;
};
