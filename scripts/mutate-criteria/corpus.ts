import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  MUST_NOT_KINDS,
  type CriterionId,
  type CriterionSetting,
  type ExerciseTexts,
} from '@academy/prompt-rubric/rubric.ts';
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import { readContent } from '../content-check/read-content.ts';
import { readUnseen } from '../unseen/read-unseen.ts';

const root = path.join(import.meta.dirname, '../..');

/** A prompt to judge, with what its exercise says. */
export type CorpusPrompt = {
  text: string;
  texts: ExerciseTexts;
  settings: readonly CriterionSetting[];
  /** In the corpus a status has to differ, in a test the words that were found are enough. */
  noticedIn: 'corpus' | 'test';
};

/** The open part of the unseen prompts, in the order of the exercises. */
export function readCorpus(): CorpusPrompt[] {
  const { exercises } = readContent(path.join(root, 'content'));
  return exercises.flatMap(({ file, exercise }) =>
    readUnseen(file, 'open').map(({ text }) => ({
      text,
      texts: exerciseTexts(exercise),
      settings: exercise.rubric.criteria,
      noticedIn: 'corpus' as const,
    })),
  );
}

/** The prompts of the rubric's test `frozen-verdicts.test.ts`, which holds what every criterion finds in them. */
export function readFrozen(): CorpusPrompt[] {
  const file = path.join(root, 'packages/prompt-rubric/test/frozen-verdicts.json');
  const frozen = JSON.parse(readFileSync(file, 'utf8')) as { text: string }[];
  return frozen.map(({ text }) => ({ text, texts: {}, settings: [], noticedIn: 'test' }));
}

/** Words that some prompts of the collection have and others lack. */
const any = { es: ['plazo', 'pedido', 'clientes'], en: ['deadline', 'order', 'customers'] };

/** How the prompt's exercise wants a criterion judged; as in the frozen verdicts where it does not ask for it. */
export function settingsOf(id: CriterionId, settings: readonly CriterionSetting[]): CriterionSetting[] {
  const own = settings.filter((setting) => setting.id === id);
  if (own.length > 0) return own;
  const further = { mentions: { any, atLeast: 2 }, 'must-nots': { kinds: [...MUST_NOT_KINDS] } };
  return [{ id, weight: 1, ...(id in further && further[id as keyof typeof further]) }];
}
