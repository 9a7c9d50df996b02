import { changedFields } from '../audit/changed-fields.ts';
import { newId } from '../ids/uuid-v7.ts';
import type { Save, VersionedPart, VersionRecord } from './version.ts';

interface Write extends Save {
  before: readonly VersionedPart[];
  after: readonly VersionedPart[];
  /** When the state before was written. */
  beforeAt: Date | null;
  at: Date;
}

const isSame = (one: VersionedPart, other: VersionedPart): boolean =>
  one.kind === other.kind && one.id === other.id;

const usesOf = ({ uses = [] }: VersionedPart): Pick<VersionRecord, 'uses'> =>
  uses.length > 0 ? { uses: [...uses] } : {};

/** The parts that a write changes; one that it makes has none before. */
export const changedParts = ({
  before,
  after,
}: Pick<Write, 'before' | 'after'>): {
  was: VersionedPart | undefined;
  is: VersionedPart;
  fields: string[];
}[] =>
  after
    .map((is) => {
      const was = before.find((part) => isSame(part, is));
      return { was, is, fields: was ? Object.keys(changedFields(was.state, is.state)) : [] };
    })
    .filter(({ was, fields }) => !was || fields.length > 0);

/**
 * What a write keeps: the state of each part that it changes, and before that the state which stood there where none is kept
 * of it yet, so that the first change loses nothing either.
 */
export const versionsOfWrite = (write: Write, isKept: (part: VersionedPart) => boolean): VersionRecord[] =>
  changedParts(write).flatMap(({ was, is, fields }) => {
    const record = { kind: is.kind, recordId: is.id };
    const saved = {
      ...record,
      _id: newId(),
      savedAt: write.at,
      savedBy: write.by,
      source: write.source,
      fields,
      isPublished: is.isPublished,
      state: JSON.stringify(is.state),
      ...usesOf(is),
    };
    if (!was || isKept(was)) return [saved];
    const earlier = {
      ...record,
      _id: newId(),
      savedAt: write.beforeAt ?? write.at,
      savedBy: null,
      source: 'earlier' as const,
      fields: [],
      isPublished: was.isPublished,
      state: JSON.stringify(was.state),
      ...usesOf(was),
    };
    return [earlier, saved];
  });
