import { isDeepStrictEqual } from 'node:util';

/** The fields that a change names, each with a value. */
export type Changed<Change> = { [Field in keyof Change]?: Exclude<Change[Field], undefined> };

/** The part of a change that says anything else than what stands there; clients send whole records. */
export const changedFields = <Change extends object>(
  before: { [Field in keyof Change]?: unknown },
  change: Change,
): Changed<Change> =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field as keyof Change]),
    ),
    // The entries are some of the change's own.
  ) as Changed<Change>;
