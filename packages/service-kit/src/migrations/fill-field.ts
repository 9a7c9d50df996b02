import type { Connection } from 'mongoose';
import { failPoint } from '../fail-points/fail-point.ts';

interface Filling<R> {
  collection: string;
  /** The field that rows of an earlier release lack. */
  field: string;
  /** The fields that its value is made of. */
  from: Record<string, 1>;
  valueOf: (row: R) => unknown;
  /** As a migration is given it. */
  signal: AbortSignal;
}

const batch = 500;

/**
 * Gives each document that lacks a field its value, a batch at a time, and returns how many there were. One that was given it
 * meanwhile keeps that; after a crash a run passes over those that have it.
 */
export const fillField = async <R>(connection: Connection, filling: Filling<R>): Promise<number> => {
  const { field, from, valueOf, signal } = filling;
  const rows = connection.collection<{ _id: string }>(filling.collection);
  let count = 0;
  let after = '';
  for (;;) {
    signal.throwIfAborted();
    const page = await rows
      .find({ _id: { $gt: after }, [field]: { $exists: false } })
      .project<R & { _id: string }>(from)
      .sort({ _id: 1 })
      .limit(batch)
      .toArray();
    const last = page.at(-1);
    if (last === undefined) return count;
    await rows.bulkWrite(
      page.map((row) => ({
        updateOne: {
          filter: { _id: row._id, [field]: { $exists: false } },
          update: { $set: { [field]: valueOf(row) } },
        },
      })),
      { ordered: false },
    );
    failPoint('migrations.batch_filled');
    count += page.length;
    after = last._id;
  }
};
