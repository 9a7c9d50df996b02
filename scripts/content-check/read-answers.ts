import path from 'node:path';
import { answersFile, type AnswersFile } from '@academy/contracts/content/answers-file.ts';
import { filesOf, readYaml, type Report } from './files.ts';
import type { ExerciseFound } from './exercise-found.ts';

const FEWEST_WORDS = 20;
const MOST_WORDS = 110;

/**
 * Checks the model answers of one lesson and returns how many there are. That the prompts they name pass their rubric is
 * for the self-test of the samples.
 */
export function readAnswers(lesson: string, exercises: readonly ExerciseFound[], report: Report): number {
  const files = filesOf(path.join(lesson, 'answers'), '.yaml');
  for (const file of files) {
    const answers = readYaml(file, answersFile, report);
    const of = path.join(lesson, 'exercises', path.basename(file));
    const found = exercises.find((exercise) => exercise.file === of);
    if (!found) report(file, 'there is no exercise of this name');
    else if (answers) checkAnswers(answers, found, (problem) => report(file, problem));
  }
  return files.length;
}

function checkAnswers(
  answers: AnswersFile,
  { exercise }: ExerciseFound,
  report: (problem: string) => void,
): void {
  for (const language of ['es', 'en'] as const) {
    const { good, weak, outputs } = answers[language];
    const samples = exercise.samples[language];
    for (const [kind, places] of Object.entries({ good, weak: [weak] })) {
      const count = samples[kind as keyof typeof samples].length;
      for (const place of places.filter((each) => each >= count))
        report(`${language}.${kind}: there is no sample ${place}, they run from 0 to ${count - 1}`);
    }
    for (const [kind, text] of Object.entries(outputs)) {
      const words = text.split(/\s+/).length;
      if (words < FEWEST_WORDS || words > MOST_WORDS)
        report(`${language}.outputs.${kind}: has ${words} words, not ${FEWEST_WORDS} to ${MOST_WORDS}`);
    }
  }
}
