import { keyedHash } from '../secrets/keyed-hash.ts';

/** Where a record stands in a chain, and what holds it there. */
export interface Link {
  /** `catalog 2026-11-27 00000012`: sorts in the chain's order. */
  place: string;
  /** The hash of the record before it; of a chain's first, the chain's name. */
  previous: string;
  /** Of the record and of `previous`, by a key that is not in the store. */
  hash: string;
}

/** A record's `link` in its schema. A unique sparse index on `link.place` gives each place once. */
export const linkFields = { place: String, previous: String, hash: String } as const;

const numberLength = 8;
/** Of a chain's last place. */
export const lastNumber = 10 ** numberLength - 1;

/** The n-th place of a chain, from 1. */
export const placeIn = (chain: string, n: number): string =>
  `${chain} ${String(n).padStart(numberLength, '0')}`;

/** The name of the chain that a place is in; null of a text that is no place. */
export const chainIn = (place: string): string | null => /^(.+) (?!0{8}$)\d{8}$/.exec(place)?.[1] ?? null;

/** The number of a place in its chain. */
export const numberOf = (place: string): number => Number(place.slice(-numberLength));

/** The places of a chain: they have eight digits, and a colon comes after the last of them. */
export const placesOf = (chain: string): { $gte: string; $lt: string } => ({
  $gte: placeIn(chain, 1),
  $lt: `${chain} :`,
});

const ordered = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, each]) => [name, ordered(each)]),
  );
};

/** The same text for the same values, however the store orders fields. */
export const canonicalText = (value: object): string => JSON.stringify(ordered(value));

const hashOf = (key: Buffer, previous: string, content: object): string =>
  keyedHash(key, `${previous}\n${canonicalText(content)}`);

/** What makes this content the next of a chain, behind the last one. */
export const linkAfter = (
  key: Buffer,
  content: object,
  { chain, last }: { chain: string; last: Pick<Link, 'place' | 'hash'> | null },
): Link => {
  const previous = last?.hash ?? chain;
  const place = placeIn(chain, (last ? numberOf(last.place) : 0) + 1);
  return { place, previous, hash: hashOf(key, previous, content) };
};

/** Whether content and what its link says of the one before are as they were kept. */
export const isLinked = (key: Buffer, content: object, link: Link): boolean =>
  link.hash === hashOf(key, link.previous, content);
