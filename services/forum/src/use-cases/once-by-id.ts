import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { idTaken } from '../domain/forum-texts.ts';

export interface OnceById<Record> {
  /** What had the id when the call came. */
  existing: Record | null;
  /** The one that has it now. */
  find: () => Promise<Record | null>;
  /** Whether that one is the caller's, with the same words: a double click, or a retry after a lost answer. */
  isSame: (existing: Record) => boolean;
  /** Throws DuplicateKeyError where the id is taken. */
  create: () => Promise<Record>;
}

/** Creates a record under an id that the client made, once. Throws DomainError 409 where the id names something else. */
export const onceById = async <Record>({
  existing,
  find,
  isSame,
  create,
}: OnceById<Record>): Promise<Record> => {
  const repeated = (other: Record): Record => {
    if (!isSame(other)) throw idTaken();
    return other;
  };
  if (existing) return repeated(existing);
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
    const first = await find();
    if (!first) throw error;
    return repeated(first);
  }
};
