import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { idTaken } from '../../domain/authoring-texts.ts';

interface Making<Made> {
  find: () => Promise<Made | null>;
  create: () => Promise<Made>;
}

/** Makes what is not there yet, and gives what is: a call sent again answers the same. Throws 409 where it was deleted. */
export const createOnce = async <Made>({ find, create }: Making<Made>): Promise<Made> => {
  const there = await find();
  if (there) return there;
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
    const raced = await find();
    if (!raced) throw idTaken();
    return raced;
  }
};
