import { isLinked, linkAfter, type Link } from '@academy/service-kit/chains/link.ts';
import type { AuditEntry } from '../audit-entry.ts';

export type Unlinked = Omit<AuditEntry, 'link'>;
export type LinkedEntry = Unlinked & { link: Link };

const dayLength = '2026-11-27'.length;

/** The day of a moment, in UTC: `2026-11-27`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, dayLength);

/** The entry as the next of a chain, behind the last one. */
export const linkTo = (
  key: Buffer,
  entry: Unlinked,
  behind: { chain: string; last: Pick<Link, 'place' | 'hash'> | null },
): LinkedEntry => ({ ...entry, link: linkAfter(key, entry, behind) });

/** Whether an entry and what it says of the one before are as they were kept. */
export const isAsKept = (key: Buffer, { link, ...entry }: LinkedEntry): boolean => isLinked(key, entry, link);
