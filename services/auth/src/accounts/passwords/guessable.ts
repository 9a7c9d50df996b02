import { fold } from '@academy/service-kit/text/fold.ts';
import type { Names } from '../users/user.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isPattern } from './patterns.ts';

/** What is left of a password beside one's own names must be more than a year of birth. */
const mostBeside = 4;
const shortestName = 3;

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const isOwnName = (password: string, { email, username, firstName, lastName }: Names): boolean => {
  const [mailbox = ''] = email.split('@');
  const names = [email, mailbox, username, firstName, lastName, ...`${firstName} ${lastName}`.split(/\s+/)]
    .map(lettersOf)
    .filter((name) => name.length >= shortestName)
    .toSorted((a, b) => b.length - a.length);
  const whole = lettersOf(password);
  const beside = names.reduce((rest, name) => rest.replaceAll(name, ''), whole);
  return beside !== whole && beside.length <= mostBeside;
};

/**
 * Why a password would be among the first guessed: it is `common` (one of the commonest, or a pattern), or the `own`
 * names or address of who has it with little else. Null for any other.
 */
export const whyGuessable = (password: string, owner: Names): 'common' | 'own' | null => {
  if (isCommonPassword(password) || isPattern(fold(password))) return 'common';
  return isOwnName(password, owner) ? 'own' : null;
};
