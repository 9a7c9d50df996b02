import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import { loadSubjectJudges } from '@academy/prompt-rubric/load-subject-judges.ts';
import { referencePrompts } from '@academy/prompt-rubric/subject/reference-prompts.ts';
import type { SubjectJudge } from '@academy/prompt-rubric/subject/subject-judge.ts';
import type { ExerciseFound } from '../content-check/exercise-found.ts';
import { readUnseen } from './read-unseen.ts';

const { judgeFor, referencesOf } = loadSubjectJudges();

/** What judges the criterion `subject` in an exercise of content/, as catalog has it after an import. */
export const subjectOf = ({ file, exercise }: Pick<ExerciseFound, 'file' | 'exercise'>): SubjectJudge => {
  const references = referencesOf(referencePrompts(exercise.samples, readUnseen(file, 'open')));
  return judgeFor({ references, instructions: exerciseTexts(exercise).instructions ?? '' });
};
