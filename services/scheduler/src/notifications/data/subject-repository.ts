import { withinKind, type AggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { applyNewer, removeNewer } from '@academy/service-kit/consumers/apply-newer.ts';
import type { Subject, SubjectKind } from '../domain/subject.ts';
import type { SubjectModel } from './subject-model.ts';

/** More than a digest names. */
const mostPublished = 50;
const bookkeeping = { sequence: 0, removed: 0 } as const;

export const createSubjectRepository = (model: SubjectModel) => ({
  /** Keeps what is known of one at this version, unless a newer one is; fields that are not given stay. */
  keep: async (
    version: AggregateVersion,
    subject: Partial<Subject> & Pick<Subject, 'kind'>,
  ): Promise<void> => {
    await applyNewer(model, withinKind(version, subject.kind), { ...subject, id: version.id });
  },

  /** What is left tells whether content/ brought it, and when: come back as it was, it is no newer. */
  remove: async (version: AggregateVersion, kind: SubjectKind): Promise<void> => {
    const row = await model
      .findOne({ _id: `${kind}-${version.id}` }, { isImported: 1, publishedAt: 1 })
      .lean();
    const kept = row?.isImported ? { isImported: true, publishedAt: row.publishedAt } : {};
    await removeNewer(model, withinKind(version, kind), kept);
  },

  /** Whether content/ brought it when it was published at that moment, also where it was removed since. */
  wasImported: async (kind: SubjectKind, id: string, publishedAt: Date | null): Promise<boolean> =>
    (await model.exists({ _id: `${kind}-${id}`, isImported: true, publishedAt })) !== null,

  find: (kind: SubjectKind, id: string): Promise<Subject | null> =>
    model.findOne({ _id: `${kind}-${id}`, removed: { $ne: true } }, bookkeeping).lean(),

  /** Courses and documents that became visible since then and were made here, newest first. */
  listPublishedSince: (since: Date): Promise<Subject[]> =>
    model
      .find(
        {
          kind: { $in: ['course', 'document'] },
          publishedAt: { $gte: since },
          isVisible: true,
          isImported: false,
          removed: { $ne: true },
        },
        bookkeeping,
      )
      .sort({ publishedAt: -1 })
      .limit(mostPublished)
      .lean(),

  /** Those of these that are there, by their ids. */
  listByIds: async (kind: SubjectKind, ids: readonly string[]): Promise<Map<string, Subject>> => {
    if (ids.length === 0) return new Map();
    const keys = ids.map((id) => `${kind}-${id}`);
    const rows = await model.find({ _id: { $in: keys }, removed: { $ne: true } }, bookkeeping).lean();
    return new Map(rows.map((row) => [row.id, row]));
  },
});

export type SubjectRepository = ReturnType<typeof createSubjectRepository>;
