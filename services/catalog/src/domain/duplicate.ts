import { derivedId } from '@academy/service-kit/ids/derived-id.ts';
import type { CourseRecord } from './course.ts';
import type { LessonExercise, LessonRecord } from './lesson.ts';

const longestTitle = 120;
const marks = { titleEs: ' (copia)', titleEn: ' (copy)' } as const;

const marked = (title: string, mark: string): string =>
  title === '' ? '' : `${title.slice(0, longestTitle - mark.length).trimEnd()}${mark}`;

interface Titled {
  titleEs: string;
  titleEn: string;
}

/** The titles of a copy; a language without one stays without. */
export const copiedTitles = ({ titleEs, titleEn }: Titled): Titled => ({
  titleEs: marked(titleEs, marks.titleEs),
  titleEn: marked(titleEn, marks.titleEn),
});

/** An exercise's copy, whose id follows from the copy it is a part of. */
const copyWithin = (within: string, exercise: LessonExercise): LessonExercise => ({
  ...exercise,
  id: derivedId(within, exercise.id),
});

type New<Entity extends { version: number }> = Omit<Entity, 'version'>;

/** A copy of a lesson as a draft, with copies of its exercises. */
export const copyOfLesson = (
  { version: _version, binnedExercises: _binned, ...lesson }: LessonRecord,
  changes: Pick<LessonRecord, '_id'> &
    Partial<Pick<LessonRecord, 'courseId' | 'orderIndex' | 'titleEs' | 'titleEn'>>,
  at: Date,
): New<LessonRecord> => ({
  ...lesson,
  ...changes,
  status: 'draft',
  exercises: lesson.exercises.map((exercise) => copyWithin(changes._id, exercise)),
  createdAt: at,
  updatedAt: at,
  importedHash: null,
  editedByStaff: true,
});

/** A copy of a course as a draft; its lessons are copied beside it. */
export const copyOfCourse = (
  course: CourseRecord,
  { _id, orderIndex }: Pick<CourseRecord, '_id' | 'orderIndex'>,
  at: Date,
): New<CourseRecord> => {
  const { version: _version, publishedByRun: _run, arranging: _arranging, ...rest } = course;
  const titles = copiedTitles(course);
  return {
    ...rest,
    ...titles,
    _id,
    orderIndex,
    status: 'draft',
    lessonIds: [],
    createdAt: at,
    updatedAt: at,
    publishedAt: null,
    queuedAt: null,
    importedHash: null,
    editedByStaff: true,
  };
};
