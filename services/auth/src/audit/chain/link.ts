import { keyedHash } from '@academy/service-kit/secrets/keyed-hash.ts';
import type { AuditEntry, Link } from '../audit-entry.ts';

export type Unlinked = Omit<AuditEntry, 'link'>;
export type LinkedEntry = Unlinked & { link: Link };

const dayLength = '2026-11-27'.length;
const numberLength = 8;
/** Of a chain's last place. */
export const lastNumber = 10 ** numberLength - 1;

/** The day of a moment, in UTC: `2026-11-27`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, dayLength);

/** The n-th place of a chain, from 1. */
export const placeIn = (chain: string, n: number): string =>
  `${chain} ${String(n).padStart(numberLength, '0')}`;

/** The name of the chain that a place is in; null of a text that is no place. */
export const chainIn = (place: string): string | null => /^(.+) (?!0{8}$)\d{8}$/.exec(place)?.[1] ?? null;

export const numberOf = (place: string): number => Number(place.slice(-numberLength));

/** The same text for the same values, however the store orders fields. */
const canonical = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, each]) => [name, canonical(each)]),
  );
};

const hashOf = (key: Buffer, previous: string, entry: Unlinked): string =>
  keyedHash(key, `${previous}\n${JSON.stringify(canonical(entry))}`);

/** The entry as the next of a chain, behind the last one. */
export const linkTo = (
  key: Buffer,
  entry: Unlinked,
  { chain, last }: { chain: string; last: Pick<Link, 'place' | 'hash'> | null },
): LinkedEntry => {
  const previous = last?.hash ?? chain;
  const place = placeIn(chain, (last ? numberOf(last.place) : 0) + 1);
  return { ...entry, link: { place, previous, hash: hashOf(key, previous, entry) } };
};

/** Whether an entry and what it says of the one before are as they were kept. */
export const isAsKept = (key: Buffer, { link, ...entry }: LinkedEntry): boolean =>
  link.hash === hashOf(key, link.previous, entry);
