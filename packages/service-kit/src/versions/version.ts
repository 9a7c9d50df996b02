import type { VersionSource } from '@academy/contracts/shared/version-source.ts';
import type { Link } from '../chains/link.ts';

/** A record, or a part of one that has versions of its own, as it is compared and kept. */
export interface VersionedPart {
  /** As the back office calls it, such as `lessons`. */
  kind: string;
  id: string;
  /** Whether learners see it. */
  isPublished: boolean;
  /** What is kept, as it would stand in JSON. */
  state: Readonly<Record<string, unknown>>;
  /** The ids of what its state points to and would be deleted once nothing does, such as a picture. */
  uses?: readonly string[];
}

/** One kept state. */
export interface VersionRecord {
  _id: string;
  kind: string;
  recordId: string;
  savedAt: Date;
  /** Who of staff; null where nobody did, or where it is too long ago to be kept. */
  savedBy: string | null;
  source: VersionSource;
  /** The names of the fields that this save changed. */
  fields: string[];
  isPublished: boolean;
  /** The ids of what its state points to, which stays for as long as the version; absent where there is nothing. */
  uses?: string[];
  /** JSON text: the store need not allow its keys, and nothing rewrites it. */
  state: string;
  /** Holds who saved it; absent where nobody did, and goes when that is forgotten. */
  authorSeal?: string;
  /** Its place among its record's versions; absent until it is filed, and where an earlier release filed it. */
  link?: Link;
}

/** Who saves, and how. */
export interface Save {
  by: string | null;
  source: Exclude<VersionSource, 'earlier'>;
}
