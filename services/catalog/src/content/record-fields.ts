import type { CourseFiles, ExerciseFiles, LessonFiles } from '@academy/service-kit/content/files/course-folder.ts';
import { isDeepStrictEqual } from 'node:util';
import { coverOf } from '../domain/cover-words.ts';
import { answersOf } from './content-lesson.ts';

/**
 * What the files say of a course, by the names that its record has for it. Its place among the courses is not among them:
 * that is no matter of one course.
 */
export const courseFields = ({ file }: Pick<CourseFiles, 'file'>) => ({
  titleEs: file.title.es,
  titleEn: file.title.en,
  descriptionEs: file.description.es,
  descriptionEn: file.description.en,
  level: file.level,
  iconName: file.iconName,
  isPremium: file.isPremium,
  estimatedMinutes: file.estimatedMinutes,
  status: file.status,
  cover: file.cover,
});

/**
 * The same of a course whose cover follows its title, so one that follows from the title in the file is none that
 * anybody wrote: an older export would freeze it.
 */
export const writtenCourseFields = (files: Pick<CourseFiles, 'file'>) => {
  const { cover, ...fields } = courseFields(files);
  return isDeepStrictEqual(cover, coverOf(fields)) ? fields : { ...fields, cover };
};

export const lessonFields = ({ file, es, en }: Pick<LessonFiles, 'file' | 'es' | 'en'>) => ({
  titleEs: file.title.es,
  titleEn: file.title.en,
  contentEs: es,
  contentEn: en,
  estimatedMinutes: file.estimatedMinutes,
  status: file.status,
});

export const exerciseFields = (exercise: ExerciseFiles) => ({
  titleEs: exercise.file.title.es,
  titleEn: exercise.file.title.en,
  promptEs: exercise.file.prompt.es,
  promptEn: exercise.file.prompt.en,
  rubric: exercise.file.rubric,
  hints: exercise.file.hints,
  samples: exercise.file.samples,
  answers: answersOf(exercise).answers,
});

/**
 * What the files of a course said last, in these terms. `alwaysFollowed` is whether its cover follows the title, and no file at
 * a start has ever brought another.
 */
export const courseBase = (
  base: Readonly<Record<string, unknown>>,
  { alwaysFollowed }: { alwaysFollowed: boolean },
): Record<string, unknown> => {
  const titles = { titleEs: String(base['titleEs']), titleEn: String(base['titleEn']) };
  // An earlier release kept no cover with a version: nobody knows then what the file said.
  const unknown = alwaysFollowed ? coverOf(titles) : undefined;
  return { ...base, cover: base['cover'] === null ? coverOf(titles) : (base['cover'] ?? unknown) };
};

/** Where a field of a record stands in its files: which of them, and the path within it. */
export const placeInFiles = (path: string, field: string): { file: string; at: string[] } => {
  const [first = '', ...rest] = field.split('.');
  const text = /^(title|description|prompt)(Es|En)$/.exec(first);
  const body = /^content(Es|En)$/.exec(first);
  if (body) return { file: `${path}/lesson.${body[1]?.toLowerCase()}.md`, at: [] };
  const at = text ? [text[1] ?? '', text[2]?.toLowerCase() ?? ''] : [first, ...rest];
  return { file: path.endsWith('.yaml') ? path : `${path}/lesson.yaml`, at };
};
