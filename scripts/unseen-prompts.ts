/**
 * Judges the prompts that were written from lesson and instructions alone (`content/courses/**`/unseen) by the rubric of
 * their exercise. `npm run rubric:unseen` prints the open part: agreement per language, per kind and per exercise, and with
 * `-- --which` each prompt that was misjudged and the criteria that decided. `-- --sealed` prints the totals of the sealed
 * part and nothing else: it is a measure only as long as nobody tunes to it. `-- --pointing` adds what pointing out
 * criteria changes: how many good prompts that were refused it lets pass, and how many weak ones at the very most.
 */
import path from 'node:path';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import { readContent } from './content-check/read-content.ts';
import { readUnseen, type UnseenPart } from './unseen/read-unseen.ts';
import { passesByGreedyPointing, passesByHonestPointing } from './unseen/pointing-trial.ts';
import { subjectOf } from './unseen/subject-of.ts';
import { shareOf, type JudgedPrompt } from './unseen/shares.ts';

const root = path.join(import.meta.dirname, '..');
const part: UnseenPart = process.argv.includes('--sealed') ? 'sealed' : 'open';
const withPointing = process.argv.includes('--pointing');
const { exercises } = readContent(path.join(root, 'content'));

const rows = exercises.flatMap(({ id, file, exercise }): JudgedPrompt[] => {
  const subject = subjectOf({ file, exercise });
  return readUnseen(file, part).map((prompt) => {
    const { language, judged, text } = prompt;
    const texts = exerciseTexts(exercise);
    const tried = { text, language, rubric: exercise.rubric, texts, subject };
    const verdict = checkPrompt(text, exercise.rubric, language, texts, { subject });
    const open = verdict.criteria
      .filter(({ status, judged: isJudged }) => isJudged !== false && status !== 'met')
      .map(({ key }) => key);
    const kind = prompt.judged === 'weak' ? prompt.kind : 'good';
    const isRight = verdict.passed === (judged === 'good');
    const passesByPointing = judged === 'good' ? passesByHonestPointing : passesByGreedyPointing;
    const pointedOut = withPointing && !verdict.passed && passesByPointing(tried);
    return { exercise: id, language, judged, kind, isRight, pointedOut, score: verdict.score, open, text };
  });
});

const languages = ['es', 'en'] as const;
for (const language of languages) {
  const own = rows.filter((row) => row.language === language);
  const good = own.filter(({ judged }) => judged === 'good');
  const weak = own.filter(({ judged }) => judged === 'weak');
  console.log(
    `${language}: ${shareOf(own)} · good judged good ${shareOf(good)} · weak judged weak ${shareOf(weak)}`,
  );
}
console.log(`${part}: ${shareOf(rows)}`);
if (withPointing)
  for (const judged of ['good', 'weak'] as const) {
    const own = rows.filter((row) => row.judged === judged);
    const refused = own.filter((row) => row.isRight !== (judged === 'good'));
    const lifted = refused.map(({ pointedOut }) => ({ isRight: pointedOut }));
    const after = own.map(({ isRight, pointedOut }) => ({ isRight: isRight !== pointedOut }));
    console.log(
      `pointing, ${judged}: of those refused ${shareOf(lifted)} pass · judged ${judged} ${shareOf(after)}`,
    );
  }

const printBy = (key: 'kind' | 'exercise'): void => {
  const groups = Map.groupBy(rows, (row) => row[key]);
  for (const [name, of] of [...groups].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${name}: ${shareOf(of)}`);
};
if (part === 'open') {
  printBy('kind');
  printBy('exercise');
}
if (part === 'open' && process.argv.includes('--which'))
  for (const { exercise, language, kind, score, open, text, isRight } of rows)
    if (!isRight) console.log(`✗ ${exercise} ${language} ${kind} ${score} [${open.join(' ')}]\n${text}`);
