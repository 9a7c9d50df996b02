import { DuplicateKeyError, withDuplicateKeys } from './duplicate-key-error.ts';

/**
 * Runs an insert, such as `model.create` or `createAggregate`, and says whether it was new: false, and nothing is written, where a
 * record has its id or another of its unique values already. With `field`, only a duplicate of that one counts, and of another
 * surfaces as DuplicateKeyError. All other errors are thrown as they came.
 */
export const insertOnce = async (
  insert: () => Promise<unknown>,
  { field }: { field?: string } = {},
): Promise<boolean> => {
  try {
    await withDuplicateKeys(insert);
    return true;
  } catch (error) {
    if (error instanceof DuplicateKeyError && (field === undefined || error.fields.includes(field)))
      return false;
    throw error;
  }
};
