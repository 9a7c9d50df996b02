import { DuplicateKeyError } from '../mongo/duplicate-key-error.ts';
import { insertOnce } from '../mongo/insert-once.ts';

/** Inserts a linked record. One of its id stays as it is; where another has its place, nothing is written either. */
export const addOnce = async (
  insert: () => Promise<unknown>,
): Promise<'added' | 'there already' | 'place taken'> => {
  try {
    return (await insertOnce(insert, { field: '_id' })) ? 'added' : 'there already';
  } catch (error) {
    if (error instanceof DuplicateKeyError) return 'place taken';
    throw error;
  }
};
