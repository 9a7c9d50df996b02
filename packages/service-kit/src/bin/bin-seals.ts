import { canonicalText } from '../chains/link.ts';
import { newId } from '../ids/uuid-v7.ts';
import type { Identified } from '../outbox/aggregate.ts';
import { keyedHash } from '../secrets/keyed-hash.ts';
import type { VersionRecord } from '../versions/version.ts';
import { isInBin, type Binnable } from './bin.ts';

/** What lies in the bin: an aggregate, or a part of one that lies there by itself. */
export interface BinnedPart {
  /** As the bin lists it: `lessons.first--two`. */
  id: string;
  /** What comes back as it is restored. */
  content: object;
}

/** The kind of the versions that say what lies in the bin. A kind of their own: staff do not see them. */
export const binKind = 'bin';

/** What such a version keeps of a part: the hash of what lies there now and of what lay there before; null for nothing. */
export interface BinState {
  seal: string | null;
  was: string | null;
}

/** What of an aggregate lies in the bin as a whole. */
export const wholeInBin = <State extends Identified & Binnable & { version?: number }>(
  kind: string,
  aggregate: State,
): BinnedPart[] => {
  // Each write raises it.
  const { version: _version, ...content } = aggregate;
  return isInBin(aggregate) ? [{ id: `${kind}.${aggregate._id}`, content }] : [];
};

/** The hash of a part, by a key that is not in the store. */
export const binSeal = (key: Buffer, { id, content }: BinnedPart): string =>
  keyedHash(key, `${binKind} ${id}\n${canonicalText(content)}`);

interface Sealing {
  before: readonly BinnedPart[];
  after: readonly BinnedPart[];
  seal: (part: BinnedPart) => string;
  at: Date;
}

/** What a write keeps of what goes into the bin, comes out of it or is changed there. */
export const binEntries = ({ before, after, seal, at }: Sealing): VersionRecord[] => {
  const sealsOf = (parts: readonly BinnedPart[]) => new Map(parts.map((part) => [part.id, seal(part)]));
  const [then, now] = [sealsOf(before), sealsOf(after)];
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((id) => {
    const state: BinState = { seal: now.get(id) ?? null, was: then.get(id) ?? null };
    return state.seal === state.was
      ? []
      : [
          {
            _id: newId(),
            kind: binKind,
            recordId: id,
            savedAt: at,
            savedBy: null,
            source: 'saved',
            fields: [],
            isPublished: false,
            state: JSON.stringify(state),
          },
        ];
  });
};

/** What a version of a part's chain says. */
export const binStateOf = ({ state }: Pick<VersionRecord, 'state'>): BinState =>
  JSON.parse(state) as BinState;

/** The first of a part's versions which says that something else lay there than the one before it had put there. */
export const changedBetween = <V extends Pick<VersionRecord, 'state'>>(entries: readonly V[]): V | null =>
  entries.find((entry, i) => {
    const previous = entries[i - 1];
    return previous !== undefined && binStateOf(entry).was !== binStateOf(previous).seal;
  }) ?? null;
