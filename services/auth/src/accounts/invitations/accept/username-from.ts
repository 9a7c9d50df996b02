import { randomInt } from 'node:crypto';
import { username as usernameSchema } from '@academy/contracts/http/auth/account-texts.ts';
import { fold } from '@academy/service-kit/text/fold.ts';

const longestBase = 30;
const otherTries = 8;

const baseOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => {
  const plain = fold(`${firstName} ${lastName}`)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '.')
    .replaceAll(/^\.+|\.+$/g, '');
  const base = [...plain].slice(0, longestBase).join('').replace(/\.+$/, '');
  return usernameSchema.safeParse(base).success ? base : 'persona';
};

/**
 * Usernames for somebody who was invited, to be tried in this order: of their names, since a username is public and an address
 * is not. They may change it in their settings.
 */
export const usernamesFrom = (names: { firstName: string; lastName: string }): string[] => {
  const base = baseOf(names);
  const numbered = Array.from({ length: otherTries }, () => `${base}.${randomInt(1_000, 1_000_000)}`);
  return [base, ...numbered];
};
