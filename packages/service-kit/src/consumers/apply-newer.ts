import type { AnyModel } from '../mongo/any-model.ts';
import { openModel } from '../mongo/open-model.ts';
import { DuplicateKeyError, withDuplicateKeys } from '../mongo/duplicate-key-error.ts';
import type { AggregateVersion } from './aggregate-version.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Row {
  _id: string;
  sequence: number;
  removed?: boolean;
}

const setAndUnset = (state: Fields, sequence: number) => {
  const entries = Object.entries(state);
  const unset = entries.filter(([, value]) => value === undefined).map(([key]) => [key, 1]);
  return {
    $set: { ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)), sequence },
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset) }),
  };
};

/** A newer state brings back what was removed: withdrawn and published again. Some read models know no removal. */
const backFromRemoval = (rows: AnyModel): Fields =>
  rows.schema.path('removed') ? { removed: undefined } : {};

const takesDuplicate = (error: unknown): boolean =>
  error instanceof DuplicateKeyError && error.fields.includes('_id');

/**
 * Applies an event's full state to a read model unless one at least as new has been: the row remembers the last
 * `sequence`. Fields given as undefined are removed, others of the row stay, and a row that was marked as removed is
 * back. Returns whether it was applied. The
 * model needs `sequence: Number`; use it only with events that carry the aggregate's full public state. The row's
 * `_id` is the aggregate's.
 */
export const applyNewer = async (
  model: AnyModel,
  version: AggregateVersion,
  state: Fields,
): Promise<boolean> => {
  const { id, sequence } = version;
  const rows = openModel<Row>(model);
  const older = { _id: id, sequence: { $lt: sequence } };
  const update = setAndUnset({ ...backFromRemoval(rows), ...state }, sequence);
  const changed = await rows.updateOne(older, update, { strict: 'throw' });
  if (changed.matchedCount > 0) return true;
  try {
    await withDuplicateKeys(() => rows.create({ ...update.$set, _id: id }));
    return true;
  } catch (error) {
    if (!takesDuplicate(error)) throw error;
    return (await rows.updateOne(older, update, { strict: 'throw' })).matchedCount > 0;
  }
};

/**
 * Applies a removal: nothing of the row stays but its id, the sequence, `removed: true` and the fields to keep, so that an older event
 * delivered again cannot bring it back. Readers filter on `removed: { $ne: true }`. Returns whether it was applied.
 */
export const removeNewer = async (
  model: AnyModel,
  version: AggregateVersion,
  kept: Fields = {},
): Promise<boolean> => {
  const { id, sequence } = version;
  const remains = { ...kept, sequence, removed: true };
  const replaced = await openModel<Row>(model).replaceOne({ _id: id, sequence: { $lt: sequence } }, remains);
  return replaced.matchedCount > 0 || applyNewer(model, version, { removed: true });
};
