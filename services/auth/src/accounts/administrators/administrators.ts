/**
 * Two administrators who demote each other at the same moment would leave none: each write sees the other still
 * in office. So removing one takes it off this one list first, which is changed by compare-and-set.
 *
 * Each entry is bound to the version of the account that it speaks of. An entry that counts says: this account was
 * an administrator at that version, and nobody has since been permitted to demote or delete it. A permit is
 * for exactly one version; the write that uses it is refused by the store if the account has moved on, and asks
 * again. A late entry for an older version is passed by, so that it cannot bring back what was taken off.
 */
export interface AdministratorEntry {
  id: string;
  /** The version of the account. */
  version: number;
  counts: boolean;
}

type Entries = readonly AdministratorEntry[];

const replace = (entries: Entries, entry: AdministratorEntry): AdministratorEntry[] => [
  ...entries.filter(({ id }) => id !== entry.id),
  entry,
];

/** The list once this account counts; null when the list already knows of this version or a newer one. */
export const withAdministrator = (
  entries: Entries,
  id: string,
  version: number,
): AdministratorEntry[] | null => {
  const known = entries.find((entry) => entry.id === id);
  return known !== undefined && known.version >= version
    ? null
    : replace(entries, { id, version, counts: true });
};

/**
 * The list once this account may be demoted or deleted at this version. `last` when no other one counts; `stale`
 * when the list knows of a newer version.
 */
export const withoutAdministrator = (
  entries: Entries,
  id: string,
  version: number,
): AdministratorEntry[] | 'last' | 'stale' => {
  const known = entries.find((entry) => entry.id === id);
  if (known !== undefined && known.version > version) return 'stale';
  if (!entries.some((entry) => entry.id !== id && entry.counts)) return 'last';
  return replace(entries, { id, version, counts: false });
};

/** Whether this account is off the list at the very version that it still has: a permit was given and not used. */
export const hasStalePermit = (entries: Entries, id: string, version: number): boolean =>
  entries.some((entry) => entry.id === id && entry.version === version && !entry.counts);
