import mongoose from 'mongoose';

interface DuplicateKeyParts {
  index: string;
  fields: readonly string[];
  cause: unknown;
}

/** A unique index already holds this value. `fields` are the index's fields, such as `['email']`. */
export class DuplicateKeyError extends Error {
  readonly index: string;
  readonly fields: readonly string[];

  constructor({ index, fields, cause }: DuplicateKeyParts) {
    super(`duplicate key in index ${index}`, { cause });
    this.name = 'DuplicateKeyError';
    this.index = index;
    this.fields = fields;
  }
}

const duplicateKeyCode = 11000;

const indexIn = (message: string): string => /index:\s+(?:\S+\.\$)?(\S+)/.exec(message)?.[1] ?? 'unknown';

/** `email_1_plan_-1` → `['email', 'plan']`; `_id_` → `['_id']`. */
export const fieldsOfIndexName = (index: string): string[] =>
  index === '_id_' ? ['_id'] : index.split(/_-?1(?:_|$)/).filter((field) => field !== '');

export const isDuplicateKey = (error: unknown): error is mongoose.mongo.MongoServerError =>
  error instanceof mongoose.mongo.MongoServerError && error.code === duplicateKeyCode;

/** The driver's E11000 as a DuplicateKeyError; every other error as it came. */
export const translateWriteError = (error: unknown): unknown => {
  if (!isDuplicateKey(error)) return error;
  const index = indexIn(error.message);
  const keyPattern: unknown = error['keyPattern'];
  const fields =
    typeof keyPattern === 'object' && keyPattern !== null
      ? Object.keys(keyPattern)
      : fieldsOfIndexName(index);
  return new DuplicateKeyError({ index, fields, cause: error });
};

/** Runs a write; a duplicate key surfaces as DuplicateKeyError. */
export const withDuplicateKeys = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    throw translateWriteError(error);
  }
};
