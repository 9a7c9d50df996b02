import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
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

/** Everything that keeps somebody from an account, in one refusal that names each field; null where nothing does. */
export const registrationRefusal = ({
  guessable,
  taken,
}: {
  guessable: ReturnType<typeof whyGuessable>;
  taken: { email: boolean; username: boolean };
}): DomainError | null => {
  const refusals = [
    ...(taken.email ? [emailTaken()] : []),
    ...(taken.username ? [usernameTaken()] : []),
    ...(guessable ? [guessablePassword('password', guessable)] : []),
  ];
  const [first] = refusals;
  if (!first) return null;
  const { status, code, text } = first;
  return new DomainError({ status, code, text, fields: refusals.flatMap(({ fields = [] }) => fields) });
};

/** 400 for a password that would be among the first guessed. */
export const assertNotGuessable = (path: string, password: string, owner: Names): void => {
  const why = whyGuessable(password, owner);
  if (why !== null) throw guessablePassword(path, why);
};
