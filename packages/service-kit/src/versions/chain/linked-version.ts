import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { Link } from '../../chains/link.ts';
import { isLinked } from '../../chains/link.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import type { VersionRecord } from '../version.ts';

/** A version in its record's chain. */
export type LinkedVersion = VersionRecord & { link: Link };

/** What of a version its link holds: all but who saved it, which is forgotten long before the version is. */
export const contentOf = (
  { savedBy: _who, authorSeal: _seal, link: _link, ...version }: VersionRecord,
  hasAuthor: boolean,
): object => ({ ...version, hasAuthor });

const authorSealOf = (key: Buffer, { _id, savedBy }: Pick<VersionRecord, '_id' | 'savedBy'>): string =>
  keyedHash(key, `${_id}\n${savedBy ?? ''}`);

/** What holds who saved a version, and goes with it; nothing where nobody is named. */
export const authorSeal = (
  key: Buffer,
  version: Pick<VersionRecord, '_id' | 'savedBy'>,
): Pick<VersionRecord, 'authorSeal'> =>
  version.savedBy === null ? {} : { authorSeal: authorSealOf(key, version) };

/** Whether who saved it is named as it was kept, or forgotten and old enough for that. */
const isAuthorAsKept = (key: Buffer, version: VersionRecord, now: Date): boolean =>
  version.authorSeal === undefined
    ? version.savedBy === null && version.savedAt < keptSince('versionAuthors', now)
    : version.authorSeal === authorSealOf(key, version);

/** Whether a version is as it was kept, by itself: not whether those before and behind it are. */
export const isVersionAsKept = (key: Buffer, version: VersionRecord, now: Date): boolean => {
  const { link, savedBy, authorSeal: kept } = version;
  if (!link) return false;
  if (isLinked(key, contentOf(version, true), link)) return isAuthorAsKept(key, version, now);
  return savedBy === null && kept === undefined && isLinked(key, contentOf(version, false), link);
};
