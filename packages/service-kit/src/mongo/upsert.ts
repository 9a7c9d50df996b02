import { DuplicateKeyError, withDuplicateKeys } from './duplicate-key-error.ts';

/** Runs an upsert by id; of two that both find nothing, the one that loses runs again and finds what the other wrote. */
export const upsert = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await withDuplicateKeys(write);
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
    return withDuplicateKeys(write);
  }
};
