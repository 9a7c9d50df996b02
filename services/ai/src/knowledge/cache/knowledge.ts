import { createCached } from '@academy/service-kit/cache/cached.ts';
import type { Cut } from '../cutting/cutter.ts';
import type { KnownRepository } from '../data/known-repository.ts';
import type { KnownByKind, KnownKind, Versioned } from '../domain/known.ts';
import type { KnowledgeSnapshot } from '../domain/knowledge-snapshot.ts';
import type { PassagePlace, PlacedPassage, PlacedText } from '../domain/placed-passages.ts';
import { shelfOf, type Published } from '../domain/shelf.ts';

export interface Knowledge {
  /** What is published, at most two seconds old. Throws what `cut` does. */
  read(): Promise<KnowledgeSnapshot>;
}

/** What another replica has read of the events shows after this. */
const freshMs = 2_000;

/** One kind of record, held by id. Only what changed since is read again; while nothing has, the list is the same array. */
const createHeld = <Kind extends KnownKind>(
  records: Pick<KnownRepository, 'versions' | 'read'>,
  kind: Kind,
): (() => Promise<readonly Versioned<KnownByKind[Kind]>[]>) => {
  let held: readonly Versioned<KnownByKind[Kind]>[] = [];
  return async () => {
    const versions = await records.versions(kind);
    const kept = held.filter(({ _id, sequence }) => versions.get(_id) === sequence);
    if (kept.length === held.length && kept.length === versions.size) return held;
    const known = new Set(kept.map(({ _id }) => _id));
    const fresh = await records.read(
      kind,
      [...versions.keys()].filter((id) => !known.has(id)),
    );
    held = [...kept, ...fresh];
    return held;
  };
};

/** Passages of records of one kind, cut once for each version. */
const createCut = (cut: Cut, kind: PassagePlace['kind']) => {
  const kept = new Map<string, { sequence: number; passages: PlacedPassage[] }>();
  return async (records: readonly PlacedText[]): Promise<PlacedPassage[]> => {
    const ids = new Set(records.map(({ _id }) => _id));
    for (const id of kept.keys()) if (!ids.has(id)) kept.delete(id);
    for (const record of records) {
      const { _id, sequence } = record;
      if (kept.get(_id)?.sequence !== sequence)
        kept.set(_id, { sequence, passages: await cut(kind, record) });
    }
    return records.flatMap(({ _id }) => kept.get(_id)?.passages ?? []);
  };
};

export const createKnowledge = (
  records: Pick<KnownRepository, 'versions' | 'read'>,
  { cut, now }: { cut: Cut; now?: () => number },
): Knowledge => {
  const readCourses = createHeld(records, 'course');
  const readLessons = createHeld(records, 'lesson');
  const readDocuments = createHeld(records, 'document');
  const cutLessons = createCut(cut, 'lesson');
  const cutDocuments = createCut(cut, 'document');
  let made: { from: Published; snapshot: KnowledgeSnapshot } | null = null;

  const make = async (from: Published): Promise<KnowledgeSnapshot> => {
    const shelf = shelfOf(from);
    const lessons = shelf.courses.flatMap((course) => course.lessons);
    const passages = [...(await cutLessons(lessons)), ...(await cutDocuments(from.documents))];
    const before = made?.snapshot.passages ?? [];
    const isSame =
      before.length === passages.length && before.every((passage, at) => passage === passages[at]);
    return { shelf, passages: isSame ? before : passages };
  };

  const refresh = async (): Promise<KnowledgeSnapshot> => {
    const [courses, lessons, documents] = await Promise.all([readCourses(), readLessons(), readDocuments()]);
    const isSame =
      made?.from.courses === courses && made.from.lessons === lessons && made.from.documents === documents;
    if (made && isSame) return made.snapshot;
    const from = { courses, lessons, documents };
    made = { from, snapshot: await make(from) };
    return made.snapshot;
  };

  return { read: createCached(refresh, { freshMs, ...(now && { now }) }).read };
};
