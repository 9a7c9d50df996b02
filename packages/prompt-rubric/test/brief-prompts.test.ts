import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../../../scripts/content-check/read-content.ts';
import { subjectOf } from '../../../scripts/unseen/subject-of.ts';
import { checkPrompt } from '../src/check-prompt.ts';
import { exerciseTexts } from '../src/exercise-texts.ts';
import type { Language, PromptVerdict } from '../src/rubric.ts';

/**
 * Prompts of two or three sentences, as people type them into a chat. The veto was chosen with them in sight: they hold
 * what was reached, and measure nothing.
 */
type BriefPrompt = { exercise: string; language: Language; judged: 'good' | 'weak'; text: string };
const prompts = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'brief-prompts.json'), 'utf8'),
) as BriefPrompt[];
const { exercises } = readContent(path.join(import.meta.dirname, '../../../content'));

const judge = ({ exercise: slug, language, text }: Omit<BriefPrompt, 'judged'>): PromptVerdict => {
  const found = exercises.find(({ id }) => id.endsWith(`--${slug}`));
  if (!found) throw new Error(`no exercise ${slug}`);
  const { exercise } = found;
  return checkPrompt(text, exercise.rubric, language, exerciseTexts(exercise), { subject: subjectOf(found) });
};
const passed = (judged: BriefPrompt['judged']) =>
  prompts.filter((prompt) => prompt.judged === judged).map((prompt) => judge(prompt).passed);

test('When good prompts are brief, then nearly nine in ten pass, and hardly a weak one does', () => {
  const good = passed('good');
  expect(good.filter(Boolean).length / good.length).toBeGreaterThanOrEqual(0.85);
  expect(passed('weak').filter(Boolean).length).toBeLessThanOrEqual(1);
});

test.each(
  prompts.filter(({ exercise }) => ['shop-notice', 'two-notices', 'invoice-json'].includes(exercise)),
)(
  'When a brief prompt has everything its exercise insists on, then what it asks for is not judged against it: $text',
  (prompt) => {
    const verdict = judge(prompt);
    const subject = verdict.criteria.find(({ id }) => id === 'subject');
    expect(verdict.passed).toBe(prompt.judged === 'good');
    if (prompt.judged === 'good' && subject?.status !== 'met')
      expect(subject).toMatchObject({ judged: false, hint: null, spans: [] });
  },
);

test.each([
  ['es', 'Escribe un correo a la tienda pidiendo la rueda', /dices muy poco/],
  ['en', 'Write an email to the shop asking for the wheel', /says very little/],
] as const)(
  'When a visitor writes a single sentence (%s), then it is told to say more',
  (language, text, said) => {
    const verdict = judge({ exercise: 'first-email', language, text });
    const subject = verdict.criteria.find(({ id }) => id === 'subject');
    expect(verdict.passed).toBe(false);
    expect(subject?.message).toMatch(said);
    expect(subject?.spans).toEqual([]);
  },
);

test('When a prompt is about something else, then no sentence about tone or length is held against it', () => {
  const about = 'Escribe un correo a mi compañía eléctrica. Me han cobrado dos veces la factura de marzo.';
  const text = `${about} Tono educado, máximo 100 palabras, con asunto.`;
  const subject = judge({ exercise: 'first-email', language: 'es', text }).criteria.find(
    ({ id }) => id === 'subject',
  );
  const [span] = subject?.spans ?? [];
  expect(span?.end).toBeLessThanOrEqual(about.length);
});
