import { importDecision, type ImportDecision } from '@academy/service-kit/content/import-decision.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { ContentLesson } from '../content/content-lesson.ts';
import { isEdited } from '../domain/bin.ts';
import { keptOrder } from '../domain/kept-order.ts';
import { selfTestFaults, type SelfTestFault } from '../domain/self-test.ts';
import type { LessonRecord } from '../domain/lesson.ts';
import { lessonEvents } from '../domain/lesson-events.ts';
import type { CatalogDeps } from './deps.ts';
import type { ImportCounts } from './import-counts.ts';

const create = async ({ lessons, now }: CatalogDeps, lesson: ContentLesson): Promise<void> => {
  const at = now();
  const state = {
    _id: lesson.id,
    ...lesson.fields,
    createdAt: at,
    updatedAt: at,
    importedHash: lesson.hash,
    editedByStaff: false,
  };
  // Another replica may import the same content at the same moment.
  await insertOnce(() => lessons.create(state, lessonEvents(null, state)));
};

const write = async (
  { lessons, now }: CatalogDeps,
  id: string,
  change: Partial<LessonRecord> & { importedHash: string | null },
): Promise<void> => {
  await lessons.change(id, (before) => {
    if (isEdited(before) || before.importedHash === change.importedHash) return null;
    const kept = keptOrder(before, change.exercises);
    const { version: _version, ...after } = { ...before, ...change, ...kept, updatedAt: now() };
    const { _id, ...state } = after;
    return { state, events: lessonEvents(before, after), saved: { by: null, source: 'imported' } };
  });
};

/** Lessons that content/ no longer has are withdrawn, unless staff made or edited them. */
const withdrawMissing = async (
  deps: CatalogDeps,
  courseId: string,
  contents: readonly ContentLesson[],
): Promise<void> => {
  const there = new Set(contents.map(({ id }) => id));
  for (const lesson of await deps.lessons.listOfCourse(courseId)) {
    // Without a hash it is as if never imported: should its files come back, so does the lesson.
    if (!there.has(lesson._id) && !isEdited(lesson))
      await write(deps, lesson._id, { status: 'draft', importedHash: null });
  }
};

/** As a draft, and under another hash: once the rubric or its judge is fixed, the next import publishes it. */
const asDraft = (lesson: ContentLesson): ContentLesson => ({
  ...lesson,
  hash: `${lesson.hash} as a draft`,
  fields: { ...lesson.fields, status: 'draft' },
});

const faultsOf = ({ fields }: ContentLesson): SelfTestFault[] =>
  fields.status === 'published' ? selfTestFaults(fields.exercises) : [];

/** A lesson whose rubrics misjudge their own samples reaches no learner: one that is published stays as it was. */
const refuse = async (
  deps: CatalogDeps,
  lesson: ContentLesson,
  options: { current: LessonRecord | null; faults: readonly SelfTestFault[] },
): Promise<void> => {
  const { current, faults } = options;
  const misjudged = faults.map(({ exerciseId, path }) => `${exerciseId} ${path}`);
  deps.logger.error(
    { lesson: lesson.id, misjudged },
    'lesson not published: its rubrics misjudge their samples',
  );
  if (!current) await create(deps, asDraft(lesson));
  else if (current.status !== 'published') {
    const { fields, hash } = asDraft(lesson);
    await write(deps, lesson.id, { ...fields, importedHash: hash });
  }
};

const importLesson = async (deps: CatalogDeps, lesson: ContentLesson): Promise<ImportDecision> => {
  const current = await deps.lessons.find(lesson.id);
  const removedByStaff = !current && (await deps.lessons.findAnywhere(lesson.id)) !== null;
  const decision = importDecision({
    fileHash: lesson.hash,
    current: current && { ...current, editedByStaff: isEdited(current) },
    removedByStaff,
  });
  if (decision === 'keep') return decision;
  if (decision === 'conflict') {
    if (current) deps.logger.warn({ lesson: lesson.id }, 'content changed, but staff edited this lesson');
    return decision;
  }
  // It would be in two lessons once staff restore it.
  if (await deps.lessons.hasBinned(lesson.fields.exercises.map(({ id }) => id))) {
    deps.logger.warn({ lesson: lesson.id }, 'content changed, but staff deleted an exercise of this lesson');
    return 'conflict';
  }
  const faults = faultsOf(lesson);
  if (faults.length > 0) {
    await refuse(deps, lesson, { current, faults });
    return 'conflict';
  }
  if (decision === 'create') await create(deps, lesson);
  else await write(deps, lesson.id, { ...lesson.fields, importedHash: lesson.hash });
  return decision;
};

/** Brings one course's lessons into the catalogue; what each came to is added to the counts. */
export const importLessons = async (
  deps: CatalogDeps,
  courseId: string,
  contents: readonly ContentLesson[],
): Promise<ImportCounts> => {
  const counts: ImportCounts = { create: 0, update: 0, keep: 0, conflict: 0 };
  for (const lesson of contents) counts[await importLesson(deps, lesson)] += 1;
  await withdrawMissing(deps, courseId, contents);
  return counts;
};
