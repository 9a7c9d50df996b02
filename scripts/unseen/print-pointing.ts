import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import type { ExerciseFound } from '../content-check/exercise-found.ts';
import { judgeOf } from './judged.ts';
import { passesByGreedyPointing, passesByHonestPointing } from './pointing-trial.ts';
import { readUnseen, type UnseenPart } from './read-unseen.ts';
import { shareOf } from './shares.ts';
import { subjectOf } from './subject-of.ts';

/**
 * Prints how many refused prompts pass pending where criteria are pointed out: of good prompts as honest people point, of
 * weak ones at the very most. In the share that is judged right, what is pending counts as refused.
 */
export const printPointing = (exercises: readonly ExerciseFound[], part: UnseenPart): void => {
  for (const judged of ['good', 'weak'] as const) {
    const passesByPointing = judged === 'good' ? passesByHonestPointing : passesByGreedyPointing;
    const rows = exercises.flatMap((found) => {
      const { file, exercise } = found;
      const judge = judgeOf(found);
      const subject = subjectOf(found);
      const texts = exerciseTexts(exercise);
      return readUnseen(file, part)
        .filter((prompt) => prompt.judged === judged)
        .map(({ text, language }) => {
          const { passed } = judge(text, language);
          const tried = { text, language, rubric: exercise.rubric, texts, subject };
          return { passed, passesPointed: passed || passesByPointing(tried) };
        });
    });
    const lifted = rows.filter(({ passed }) => !passed).map((row) => ({ isRight: row.passesPointed }));
    const alone = rows.map(({ passed }) => ({ isRight: passed === (judged === 'good') }));
    console.log(
      `pointing, ${judged}: of those refused ${shareOf(lifted)} pass pending · judged ${judged} without them ${shareOf(alone)}`,
    );
  }
};
