import type { Connection, Schema } from 'mongoose';
import type { AnyModel } from './any-model.ts';
import { declareMembers, type MembersIn } from './members-in.ts';
import type { Filter, Projected, Projection, SortOrder, Update } from './record-query.ts';

/** A read that has not run yet; `lean` runs it and gives plain records. */
export interface PendingQuery<R, Result> {
  sort(order: SortOrder<R>): PendingQuery<R, Result>;
  skip(count: number): PendingQuery<R, Result>;
  /** At most so many; 0 for all. */
  limit(count: number): PendingQuery<R, Result>;
  lean(): Promise<Result>;
}

interface WriteOptions {
  upsert?: boolean;
  /** `throw` refuses an update of a field that the schema lacks. */
  strict?: 'throw';
}

/**
 * A mongoose model as repositories use it: filters, projections, sorts and updates name the record's own fields, and
 * reads give plain records. Mongoose's own types take any name in a filter.
 */
export interface RecordModel<R> extends AnyModel<R> {
  find<const P extends Projection<R> = object>(
    filter?: Filter<R>,
    projection?: P,
  ): PendingQuery<R, Projected<R, P>[]>;
  findOne<const P extends Projection<R> = object>(
    filter: Filter<R>,
    projection?: P,
  ): PendingQuery<R, Projected<R, P> | null>;
  findOneAndUpdate<const P extends Projection<R> = object>(
    filter: Filter<R>,
    update: Update<R>,
    options: WriteOptions & { returnDocument: 'before' | 'after'; projection?: P; sort?: SortOrder<R> },
  ): PendingQuery<R, Projected<R, P> | null>;
  /** With a limit, no more than so many are counted. */
  countDocuments(filter?: Filter<R>, options?: { limit: number }): Promise<number>;
  exists(filter: Filter<R>): Promise<unknown>;
  distinct<K extends keyof R & string>(field: K, filter?: Filter<R>): Promise<R[K][]>;
  aggregate<Row>(pipeline: Record<string, unknown>[]): Promise<Row[]>;
  create(record: R): Promise<{ toObject(): R }>;
  updateOne(
    filter: Filter<R>,
    update: Update<R>,
    options?: WriteOptions,
  ): Promise<{ matchedCount: number; modifiedCount: number; upsertedCount: number }>;
  updateMany(
    filter: Filter<R>,
    update: Update<R>,
    options?: WriteOptions,
  ): Promise<{ matchedCount: number; modifiedCount: number }>;
  bulkWrite(
    writes: readonly { updateOne: { filter: Filter<R>; update: Update<R>; upsert?: boolean } }[],
    options: { ordered: boolean },
  ): Promise<unknown>;
  replaceOne(filter: Filter<R>, record: Omit<R, '_id'>): Promise<{ matchedCount: number }>;
  deleteOne(filter: Filter<R>): Promise<{ deletedCount: number }>;
  findOneAndDelete(filter: Filter<R>): PendingQuery<R, R | null>;
  deleteMany(filter: Filter<R>): Promise<{ deletedCount: number }>;
}

/**
 * Makes the model of a collection, whose records are `R`; the schema says how mongoose keeps them, and `members` what becomes of
 * the fields that hold an account's id, which a service has to say before it starts (see `checkErasure`).
 */
export const defineModel = <R extends { _id: string }>(
  connection: Connection,
  name: string,
  schema: Schema,
  members: Partial<MembersIn> = {},
): RecordModel<R> => {
  // mongoose infers its own document type from the schema, with nullable fields; ours is the domain's record.
  const model = connection.model(name, schema) as unknown as RecordModel<R>;
  declareMembers(model, members);
  return model;
};
