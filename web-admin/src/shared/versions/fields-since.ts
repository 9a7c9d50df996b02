type Fields = Readonly<Record<string, unknown>>;

/** A field that says something else now than in a version. */
export interface FieldSince {
  field: string;
  then: unknown;
  now: unknown;
}

/** Decided by themselves, whatever a version said of them. */
const decidedApart: ReadonlySet<string> = new Set(['status', 'courseId', 'isPremium']);

/** The same text for the same value, in whatever order its keys stand. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  ) ?? '';

/** What restoring a version would change, in the version's own order. */
export const fieldsSince = (state: Fields, present: Fields): FieldSince[] =>
  Object.entries(state)
    .filter(([field, then]) => !decidedApart.has(field) && canonical(then) !== canonical(present[field]))
    .map(([field, then]) => ({ field, then, now: present[field] }));
