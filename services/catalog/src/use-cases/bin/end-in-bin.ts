import { isOver } from '@academy/service-kit/bin/bin.ts';
import { certifyCourse } from '../certificates/certify-course.ts';
import type { CatalogDeps } from '../deps.ts';

type EndDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'versions' | 'importBases'>;

/** What goes of any record, with who deleted it. */
const noTexts = { titleEs: '', titleEn: '', binnedBy: undefined } as const;

/** Deletes the versions of exercises that end and what files said of them, but of one that a lesson has by now. */
const deleteVersionsOf = async (
  { lessons, versions, importBases }: Pick<EndDeps, 'lessons' | 'versions' | 'importBases'>,
  exerciseIds: readonly string[],
): Promise<void> => {
  const live = new Set((await lessons.findHolders(exerciseIds)).map(({ id }) => id));
  const gone = exerciseIds.filter((id) => !live.has(id));
  await versions.deleteOf('exercises', gone);
  await importBases.deleteOf('exercises', gone);
};

/** Ends a lesson in the bin, with its exercises and all their versions; whether it was there. */
const endLesson = async (deps: EndDeps, id: string, now: Date): Promise<boolean> => {
  const { lessons, versions, importBases } = deps;
  const lesson = await lessons.findAnywhere(id);
  if (!lesson || lesson.endedAt) return false;
  const { exercises, binnedExercises = [] } = lesson;
  const all = [...exercises, ...binnedExercises.map(({ exercise }) => exercise)];
  // Its versions first: what a crash leaves is ended by the next sweep.
  await lessons.fileVersions(id);
  await versions.deleteOf('lessons', [id]);
  await importBases.deleteOf('lessons', [id]);
  await deleteVersionsOf(
    deps,
    all.map((exercise) => exercise.id),
  );
  const nothing = { ...noTexts, contentEs: '', contentEn: '', exercises: [], binnedExercises: undefined };
  const ended = await lessons.changeInBin(id, () => ({
    state: { ...nothing, status: 'draft', endedAt: now },
    events: [],
  }));
  return ended !== null;
};

/** Ends a lesson that was deleted by itself, once its time in the bin is over. */
export const endBinnedLesson = async (deps: EndDeps, id: string, now: Date): Promise<boolean> => {
  const lesson = await deps.lessons.findAnywhere(id);
  if (!lesson?.binnedAt || lesson.binnedWith || !isOver(lesson.binnedAt, now)) return false;
  return endLesson(deps, id, now);
};

/** Ends a course once its time in the bin is over, with the lessons that went there with it. */
export const endBinnedCourse = async (deps: CatalogDeps, id: string, now: Date): Promise<boolean> => {
  const course = await deps.courses.findAnywhere(id);
  // Who restores it in time has it back, though a crash may have left it half way.
  if (!course?.binnedAt || course.returningAt || !isOver(course.binnedAt, now)) return false;
  await certifyCourse(deps, id);
  for (const lessonId of await deps.lessons.idsBinnedWith(id)) await endLesson(deps, lessonId, now);
  await deps.courses.fileVersions(id);
  await deps.versions.deleteOf('courses', [id]);
  await deps.importBases.deleteOf('courses', [id]);
  const noCover = { cover: null, coverImage: null };
  const nothing = { ...noTexts, ...noCover, descriptionEs: '', descriptionEn: '', terms: [], lessonIds: [] };
  const ended = await deps.courses.changeInBin(id, () => ({
    state: { ...nothing, status: 'draft', queuedAt: null, endedAt: now },
    events: [],
  }));
  return ended !== null;
};

/** Ends the exercises of a lesson whose time in the bin is over; whether there were any. */
export const endBinnedExercises = async (deps: EndDeps, lessonId: string, now: Date): Promise<boolean> => {
  const { lessons } = deps;
  const lesson = await lessons.findAnywhere(lessonId);
  const over = lesson?.binnedExercises?.filter(({ at }) => isOver(at, now)) ?? [];
  if (!lesson || over.length === 0) return false;
  await lessons.fileVersions(lessonId);
  await deleteVersionsOf(
    deps,
    over.map(({ exercise }) => exercise.id),
  );
  const change = lesson.binnedAt ? lessons.changeInBin : lessons.change;
  const changed = await change(lessonId, ({ binnedExercises = [] }) => ({
    // From here on nothing else tells that it is not as content/ has it.
    state: { binnedExercises: binnedExercises.filter(({ at }) => !isOver(at, now)), editedByStaff: true },
    events: [],
  }));
  return changed !== null;
};
