import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { escapeRegex } from '@academy/service-kit/text/escape-regex.ts';
import { fold } from '@academy/service-kit/text/fold.ts';
import type { User } from '../users/user.ts';

const wordsOf = (q: string | null): string[] =>
  fold(q ?? '')
    .split(/\s+/)
    .filter(Boolean);

/** The accounts that a staff list is about: of `ids`, if given, and with a term for each word that begins like it. */
export const listedUsers = ({ q, ids }: StaffList): Filter<Stored<User>> => {
  const words = wordsOf(q);
  return {
    removedAt: null,
    ...(ids && { _id: { $in: ids } }),
    ...(words.length > 0 && { $and: words.map((word) => ({ terms: { $regex: `^${escapeRegex(word)}` } })) }),
  };
};

/** Of these the ones that stand first: each word is a term, not the beginning of one. */
export const exactlyNamed = ({ q }: StaffList): Filter<Stored<User>> | null => {
  const words = wordsOf(q);
  return words.length === 0 ? null : { $and: words.map((word) => ({ terms: word })) };
};

/** What lists do not read: nobody is shown it there. */
export const unlisted = { passwordHash: 0, terms: 0 } as const;
