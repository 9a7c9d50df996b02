/** One that differs between two wordings of a record. */
export interface FieldApart {
  field: string;
  theirs: unknown;
}

/** These follow from the others. */
const bookkeeping: ReadonlySet<string> = new Set(['id', 'version', 'updatedAt']);

/** What somebody else changed in a record since it was read. */
export const fieldsApart = (
  read: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): FieldApart[] =>
  Object.entries(now)
    .filter(([field, theirs]) => !bookkeeping.has(field) && !isSame(read[field], theirs))
    .map(([field, theirs]) => ({ field, theirs }));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
