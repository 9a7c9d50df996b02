import type { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { whyGuessable } from '../passwords/guessable.ts';
import { emailTaken, guessablePassword, unknownTerms, usernameTaken } from './user-texts.ts';
import type { Names } from './user.ts';

/** 400 unless the terms accepted are those in force. Those who send none accept the ones in force. */
export const termsAccepted = (version: string | undefined, inForce: string): string => {
  if (version !== undefined && version !== inForce) throw unknownTerms();
  return inForce;
};

/** The 409 for a unique value that is taken, by the fields of the index; null for another index. */
export const takenBy = (indexFields: readonly string[]): DomainError | null => {
  if (indexFields.includes('emailFolded')) return emailTaken();
  if (indexFields.includes('usernameFolded')) return usernameTaken();
  return null;
};

/** 400 for a password that would be among the first guessed. */
export const assertNotGuessable = (path: string, password: string, owner: Names): void => {
  const why = whyGuessable(password, owner);
  if (why !== null) throw guessablePassword(path, why);
};
