/**
 * Judges the prompts of packages/prompt-rubric/test/independent, which were written apart from the rules, by the rubric
 * of their exercises, and prints the confusion per language. `npm run rubric:independent`; with `-- --which` it names
 * those that were misjudged. They measure the rules and are never used to tune them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContent } from './content-check/read-content.ts';

const root = path.join(import.meta.dirname, '..');
const prompts = z.array(
  z.strictObject({
    exercise: z.string(),
    language: z.enum(['es', 'en']),
    judged: z.enum(['good', 'weak']),
    kind: z.string(),
    text: z.string(),
  }),
);

const file = path.join(root, 'packages/prompt-rubric/test/independent/prompts.yaml');
const all = prompts.parse(parse(readFileSync(file, 'utf8')));
const { exercises } = readContent(path.join(root, 'content'));
const byId = new Map(exercises.map(({ id, exercise }) => [id, exercise]));

const rows = all.map((prompt) => {
  const exercise = byId.get(prompt.exercise);
  if (!exercise) throw new Error(`There is no exercise ${prompt.exercise}`);
  const { passed, score } = checkPrompt(
    prompt.text,
    exercise.rubric,
    prompt.language,
    exerciseTexts(exercise),
  );
  return { ...prompt, score, right: passed === (prompt.judged === 'good') };
});

for (const language of ['es', 'en'] as const) {
  const share = (judged: 'good' | 'weak'): string => {
    const some = rows.filter((row) => row.language === language && row.judged === judged);
    return `${some.filter(({ right }) => right).length}/${some.length}`;
  };
  console.log(`${language}: good judged good ${share('good')}, weak judged weak ${share('weak')}`);
}
const right = rows.filter((row) => row.right).length;
console.log(
  `${right} of ${rows.length} judged as by their author: ${((100 * right) / rows.length).toFixed(1)} %`,
);
if (process.argv.includes('--which'))
  for (const { exercise, judged, kind, score } of rows.filter((row) => !row.right))
    console.log(`✗ ${exercise} ${judged} (${kind}): ${score}`);
