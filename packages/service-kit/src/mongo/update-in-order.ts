import mongoose from 'mongoose';
import type { RecordModel } from './define-model.ts';
import { isDuplicateKey } from './duplicate-key-error.ts';
import type { Filter, Update } from './record-query.ts';

export interface OneUpdate<R> {
  filter: Filter<R>;
  update: Update<R>;
  upsert?: boolean;
}

const refusedIndex = (error: unknown): number | undefined =>
  error instanceof mongoose.mongo.MongoBulkWriteError && isDuplicateKey(error)
    ? [error.writeErrors].flat()[0]?.index
    : undefined;

/** The driver wraps also what has nothing to do with an update, such as a connection that closed, in an error of its own. */
const unwrapped = (error: unknown): unknown =>
  error instanceof mongoose.mongo.MongoBulkWriteError && error.errorResponse instanceof Error
    ? error.errorResponse
    : error;

/**
 * Sends updates of single documents in one command. Each is atomic by itself; they are made in their order, and none
 * after the first that a unique index refuses. Gives that one's index, or null where all were made.
 */
export const updateInOrder = async <R>(
  model: RecordModel<R>,
  updates: readonly OneUpdate<R>[],
): Promise<number | null> => {
  try {
    await model.bulkWrite(
      updates.map((updateOne) => ({ updateOne })),
      { ordered: true },
    );
    return null;
  } catch (error) {
    const index = refusedIndex(error);
    if (index === undefined) throw unwrapped(error);
    return index;
  }
};
