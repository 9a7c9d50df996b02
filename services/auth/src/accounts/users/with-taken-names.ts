import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { takenBy } from './account-rules.ts';

/** Runs a write that gives somebody a name; one that is taken becomes a 409 that names the field. */
export const withTakenNames = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    const taken = error instanceof DuplicateKeyError ? takenBy(error.fields) : null;
    throw taken ?? error;
  }
};
