import { isDeepStrictEqual } from 'node:util';
import { importDecision } from '@academy/service-kit/content/import-decision.ts';
import { queuedAtAfter } from '@academy/service-kit/content/publication-queue.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { ContentCourse } from '../content/read-courses.ts';
import { courseEvents, coursePublishedAt } from '../domain/course-events.ts';
import type { CatalogDeps } from './deps.ts';
import type { ImportCounts } from './import-counts.ts';
import { importLessons } from './import-lessons.ts';
import { publishedLessonIds } from './relist-lessons.ts';

const second = 1_000;

/** The queue keeps the content's own order: its first is published first. */
const inQueue = ({ fields }: ContentCourse, now: Date): Date =>
  new Date(now.getTime() + fields.orderIndex * second);

const create = async (deps: CatalogDeps, course: ContentCourse): Promise<void> => {
  const at = deps.now();
  const state = {
    _id: course.id,
    ...course.fields,
    lessonIds: await publishedLessonIds(deps, course.id),
    createdAt: at,
    updatedAt: at,
    publishedAt: coursePublishedAt(null, course.fields.status, at),
    queuedAt: queuedAtAfter(null, course.fields.status, inQueue(course, at)),
    importedHash: course.hash,
    editedByStaff: false,
  };
  // Another replica may import the same content at the same moment.
  await insertOnce(() => deps.courses.create(state, courseEvents(null, state)));
};

/** Updates what nobody touched, and always the list of lessons, which follows from the lessons themselves. */
const update = async (deps: CatalogDeps, course: ContentCourse): Promise<void> => {
  await deps.courses.change(course.id, async (before) => {
    // Read in here: where they are ordered meanwhile, the course is another one and this runs again.
    const lessonIds = await publishedLessonIds(deps, course.id);
    const isUntouched = !before.editedByStaff && before.importedHash !== course.hash;
    if (!isUntouched && isDeepStrictEqual(before.lessonIds, lessonIds)) return null;
    const { orderIndex } = before.orderedByStaff ? before : course.fields;
    const fields = isUntouched ? { ...course.fields, orderIndex, importedHash: course.hash } : {};
    const at = deps.now();
    const edited = { ...before, ...fields, lessonIds, updatedAt: at };
    const { version: _version, ...after } = {
      ...edited,
      publishedAt: coursePublishedAt(before, edited.status, at),
      queuedAt: queuedAtAfter(before, edited.status, inQueue(course, at)),
    };
    const { _id, ...state } = after;
    return { state, events: courseEvents(before, after), saved: { by: null, source: 'imported' } };
  });
};

/** Whether staff put it into the bin: neither it nor its lessons come back by an import. */
const isDeleted = async ({ courses }: CatalogDeps, id: string): Promise<boolean> =>
  Boolean((await courses.findAnywhere(id))?.binnedAt);

/**
 * Brings `content/courses` into the catalogue: new courses and lessons are created, untouched ones updated, and what
 * staff edited or deleted is left alone, the edited reported. Running it again changes nothing.
 */
export const importCourses = async (
  catalog: CatalogDeps,
  contents: readonly ContentCourse[],
): Promise<{ courses: ImportCounts; lessons: ImportCounts }> => {
  // One moment for all of them: the queue keeps the content's order however long the import takes.
  const startedAt = catalog.now();
  const deps: CatalogDeps = { ...catalog, now: () => startedAt };
  const courses: ImportCounts = { create: 0, update: 0, keep: 0, conflict: 0 };
  const lessons: ImportCounts = { create: 0, update: 0, keep: 0, conflict: 0 };
  for (const course of contents) {
    if (await isDeleted(deps, course.id)) {
      courses.conflict += 1;
      lessons.conflict += course.lessons.length;
      continue;
    }
    // Lessons come first: a course lists only those that are there.
    const counts = await importLessons(deps, course.id, course.lessons);
    for (const key of ['create', 'update', 'keep', 'conflict'] as const) lessons[key] += counts[key];
    const current = await deps.courses.find(course.id);
    const decision = importDecision({ fileHash: course.hash, current, removedByStaff: false });
    courses[decision] += 1;
    if (decision === 'conflict')
      deps.logger.warn({ course: course.id }, 'content changed, but staff edited this course');
    await (decision === 'create' ? create(deps, course) : update(deps, course));
  }
  deps.outline.forget();
  return { courses, lessons };
};
