import {
  conflict,
  invalid,
  type DomainError,
  type FieldError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import { texts } from '../locales/texts.ts';
import { whyGuessable } from '../passwords/guessable.ts';
import type { Names } from './user.ts';

const field = (path: string, text: Localised): FieldError[] => [{ path, text }];

/** 400 unless the terms accepted are those in force. Those who send none accept the ones in force. */
export const termsAccepted = (version: string | undefined, inForce: string): string => {
  if (version !== undefined && version !== inForce) throw invalid(field('termsVersion', texts.unknownTerms));
  return inForce;
};

/** The 409 for a unique value that is taken, by the fields of the index; null for another index. */
export const takenBy = (indexFields: readonly string[]): DomainError | null => {
  if (indexFields.includes('emailFolded'))
    return conflict('email-taken', texts.emailTaken, field('email', texts.emailTaken));
  if (indexFields.includes('usernameFolded'))
    return conflict('username-taken', texts.usernameTaken, field('username', texts.usernameTaken));
  return null;
};

/** 400 for a password that would be among the first guessed. */
export const assertNotGuessable = (path: string, password: string, owner: Names): void => {
  const why = whyGuessable(password, owner);
  if (why !== null) throw invalid(field(path, why === 'own' ? texts.ownNamePassword : texts.commonPassword));
};

/** 400 for a new address without the password. */
export const passwordNeeded = (): DomainError => invalid(field('currentPassword', texts.passwordNeeded));
