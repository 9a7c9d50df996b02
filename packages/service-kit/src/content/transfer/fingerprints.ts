import { createHash } from 'node:crypto';

/** By field, a hash of what stood there as an import was planned. */
export type Fingerprints = Readonly<Record<string, string>>;

export const printOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url');

const valueOf = (record: object, field: string): unknown => new Map(Object.entries(record)).get(field);

/** What stands in the fields that an import sets. */
export const fingerprints = (record: object, set: object): Fingerprints =>
  Object.fromEntries(Object.keys(set).map((field) => [field, printOf(valueOf(record, field))]));

/** What is set of a record but for what others have changed since it was planned: theirs stays. */
export const asPlanned = <Set extends object>(
  record: object,
  set: Set,
  was: Fingerprints = {},
): Partial<Set> => {
  const isAsItWas = (field: string) => (was[field] ?? '') === printOf(valueOf(record, field));
  const kept = Object.entries(set).filter(([field]) => !(field in was) || isAsItWas(field));
  // Some of its fields.
  return Object.fromEntries(kept) as Partial<Set>;
};
