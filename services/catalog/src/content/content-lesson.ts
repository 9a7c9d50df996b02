import type { DraftAnswers } from '@academy/contracts/content/draft-files.ts';
import type { ModelAnswers } from '@academy/contracts/http/catalog/looking-back.ts';
import { referencePrompts } from '@academy/prompt-rubric/subject/reference-prompts.ts';
import type { ExerciseFiles, LessonFiles } from '@academy/service-kit/content/files/course-folder.ts';
import { importHash } from '@academy/service-kit/content/import-decision.ts';
import type { LessonExercise, LessonRecord } from '../domain/lesson.ts';
import { referencesOf } from '../domain/subject-judges.ts';

/** A lesson of files in the form that the catalogue keeps, with the hash of what it was read from. */
export interface ContentLesson {
  id: string;
  hash: string;
  fields: Pick<
    LessonRecord,
    | 'courseId' | 'orderIndex' | 'titleEs' | 'titleEn' | 'contentEs' | 'contentEn'
    | 'estimatedMinutes' | 'status' | 'exercises'
  >;
}

type Samples = ExerciseFiles['file']['samples']['es'];

/** Files name samples by number, and that they are there was checked as they were read; or say the prompt itself. */
const sampleAt = (samples: readonly string[], place: number | string): string =>
  typeof place === 'string' ? place : (samples[place] ?? '');

const answersIn = ({ good, weak, outputs }: DraftAnswers['es'], samples: Samples): ModelAnswers => ({
  prompts: good.map((place) => sampleAt(samples.good, place)),
  weakPrompt: sampleAt(samples.weak, weak),
  outputs,
});

/** The model answers to an exercise, with the samples that their file names; none where there is no file. */
export const answersOf = ({ answers, file: { samples } }: ExerciseFiles): Pick<LessonExercise, 'answers'> =>
  answers === null
    ? {}
    : { answers: { es: answersIn(answers.es, samples.es), en: answersIn(answers.en, samples.en) } };

export const contentExercise = (files: ExerciseFiles): LessonExercise => {
  const { title, prompt, rubric, hints, samples } = files.file;
  return {
    id: files.id,
    titleEs: title.es,
    titleEn: title.en,
    promptEs: prompt.es,
    promptEn: prompt.en,
    rubric,
    hints,
    samples,
    // What `subject` compares a learner's prompt with: the samples and the open prompts written for the exercise.
    references: referencesOf(referencePrompts(samples, files.unseen)),
    ...answersOf(files),
  };
};

export const contentLesson = (
  { id, orderIndex, file: { title, estimatedMinutes, status }, es, en, exercises }: LessonFiles,
  courseId: string,
): ContentLesson => {
  const fields = {
    courseId,
    orderIndex,
    titleEs: title.es,
    titleEn: title.en,
    contentEs: es,
    contentEn: en,
    estimatedMinutes,
    status,
    exercises: exercises.map(contentExercise),
  };
  return { id, hash: importHash(fields), fields };
};
