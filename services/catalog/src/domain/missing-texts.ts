import type { Language } from '@academy/contracts/shared/language.ts';
import type { CourseRecord } from './course.ts';
import type { LessonExercise, LessonRecord } from './lesson.ts';

const ends: Record<Language, RegExp> = { es: /(?:Es|\.es)$/, en: /(?:En|\.en)$/ };
const titles = ['titleEs', 'titleEn'] as const;
const courseTexts = [...titles, 'descriptionEs', 'descriptionEn'] as const;
const lessonTexts = [...titles, 'contentEs', 'contentEn'] as const;
const exerciseTexts = [...titles, 'promptEs', 'promptEn'] as const;

const empty = <Field extends string>(
  record: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): string[] => fields.filter((field) => record[field] === '');

export type CourseTexts = Pick<CourseRecord, (typeof courseTexts)[number]>;
export type LessonTexts = Pick<LessonRecord, (typeof lessonTexts)[number]>;
export type ExerciseTexts = Pick<LessonExercise, (typeof exerciseTexts)[number] | 'hints'>;

/** The paths of what is still to be written of a course before it is published; so for lessons and exercises. */
export const missingOfCourse = (course: CourseTexts): string[] => empty(course, courseTexts);

export const missingOfLesson = (lesson: LessonTexts): string[] => empty(lesson, lessonTexts);

export const missingOfExercise = (exercise: ExerciseTexts): string[] => [
  ...empty(exercise, exerciseTexts),
  ...Object.entries(exercise.hints).flatMap(([name, hint]) =>
    empty(hint, ['es', 'en']).map((language) => `hints.${name}.${language}`),
  ),
];

/** The titles of what nobody could find by a name; empty where it has one. */
export const nameless = (record: { titleEs: string; titleEn: string }): string[] => {
  const missing = empty(record, titles);
  return missing.length < titles.length ? [] : missing;
};

/** The languages that these paths are of. */
export const languagesOf = (paths: readonly string[]): Language[] =>
  (['es', 'en'] as const).filter((language) => paths.some((path) => ends[language].test(path)));

/** What a template leaves to the author, such as `[[what happened]]`. Single brackets are an author's own. */
const gap = /\[\[[^[\]]*\]\]/;

/** The paths of an exercise's instructions in which a gap of its template is still open. */
export const openGapsOf = (exercise: Pick<ExerciseTexts, 'promptEs' | 'promptEn'>): string[] =>
  (['promptEs', 'promptEn'] as const).filter((field) => gap.test(exercise[field]));
