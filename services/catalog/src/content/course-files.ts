import type { DraftAnswers } from '@academy/contracts/content/draft-files.ts';
import { slug } from '@academy/contracts/content/document-file.ts';
import type { ModelAnswers } from '@academy/contracts/http/catalog/looking-back.ts';
import {
  joinedId,
  type CourseFiles,
  type ExerciseFiles,
  type LessonFiles,
} from '@academy/service-kit/content/files/course-folder.ts';
import { slugOf } from '@academy/service-kit/text/slug-of.ts';
import type { CourseRecord } from '../domain/course.ts';
import { shownCover } from '../domain/cover-words.ts';
import type { LessonExercise, LessonRecord } from '../domain/lesson.ts';
import { samplesOf } from '../domain/self-test.ts';

const fewestDigits = 2;

/** `01-first-email`: all of one folder have as many digits, so that they sort. */
const numberedName = (name: string, { at, of }: { at: number; of: number }): string =>
  `${String(at + 1).padStart(Math.max(fewestDigits, String(of).length), '0')}-${name}`;

interface Named {
  id: string;
  parent: string;
  titles: readonly string[];
}

/** The slug that its id ends in; what staff made, or moved here, has one of its title, and its file says its id. */
const nameOf = ({ id, parent, titles }: Named): { name: string; own: { id?: string } } => {
  const prefix = joinedId(parent, '');
  const rest = id.startsWith(prefix) ? id.slice(prefix.length) : '';
  if (slug.safeParse(rest).success) return { name: rest, own: {} };
  return { name: titles.map(slugOf).find((one) => one !== '') ?? 'untitled', own: { id } };
};

const placeOf = (samples: readonly string[], prompt: string): number | string => {
  const place = samples.indexOf(prompt);
  return place < 0 ? prompt : place;
};

type Samples = ReturnType<typeof samplesOf>['es'];

const answersIn = ({ prompts, weakPrompt, outputs }: ModelAnswers, samples: Samples): DraftAnswers['es'] => ({
  good: prompts.map((prompt) => placeOf(samples.good, prompt)),
  weak: placeOf(samples.weak, weakPrompt),
  outputs,
});

const exerciseFiles = (
  exercise: LessonExercise,
  lesson: Pick<LessonFiles, 'id' | 'path'>,
  place: { at: number; of: number },
): ExerciseFiles => {
  const { id, titleEs, titleEn, promptEs, promptEn, rubric, hints, answers } = exercise;
  const samples = samplesOf(exercise);
  const { name, own } = nameOf({ id, parent: lesson.id, titles: [titleEn, titleEs] });
  return {
    id,
    path: `${lesson.path}/exercises/${numberedName(name, place)}.yaml`,
    file: {
      ...own,
      title: { es: titleEs, en: titleEn },
      prompt: { es: promptEs, en: promptEn },
      rubric,
      hints,
      samples,
    },
    answers: answers
      ? { es: answersIn(answers.es, samples.es), en: answersIn(answers.en, samples.en) }
      : null,
    unseen: [],
  };
};

const lessonFiles = (lesson: LessonRecord, place: { at: number; of: number }): LessonFiles => {
  const { _id: id, courseId, titleEs, titleEn, contentEs, contentEn, estimatedMinutes, status } = lesson;
  const { name, own } = nameOf({ id, parent: courseId, titles: [titleEn, titleEs] });
  const path = `lessons/${numberedName(name, place)}`;
  const exercises = lesson.exercises.map((exercise, at) =>
    exerciseFiles(exercise, { id, path }, { at, of: lesson.exercises.length }),
  );
  return {
    id,
    path,
    orderIndex: place.at,
    file: { ...own, title: { es: titleEs, en: titleEn }, estimatedMinutes, status },
    es: contentEs,
    en: contentEn,
    exercises,
  };
};

/** A course as its files say it; `lessons` are all of its lessons in their order. */
export const courseFiles = (course: CourseRecord, lessons: readonly LessonRecord[]): CourseFiles => {
  const { titleEs, titleEn, descriptionEs, descriptionEn, estimatedMinutes } = course;
  const { orderIndex, level, iconName, isPremium, status } = course;
  return {
    id: course._id,
    file: {
      orderIndex,
      level,
      iconName,
      isPremium,
      status,
      title: { es: titleEs, en: titleEn },
      description: { es: descriptionEs, en: descriptionEn },
      estimatedMinutes,
      cover: shownCover(course),
    },
    lessons: lessons.map((lesson, at) => lessonFiles(lesson, { at, of: lessons.length })),
  };
};
