import type { TutorSource } from '@academy/contracts/http/ai/tutor-answers.ts';
import { AnswerText } from './answer-text.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';
import { Unproven } from './unproven.tsx';
import type { Answer } from '../model/conversation.ts';
import { markedText } from '../model/marked-text.ts';
import { drawnPage } from '../../../../test/support/page.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('tutor'));

const labels = {
  es: 'no lo hemos encontrado en la academia',
  en: 'not found in the academy',
} as const;
const source: TutorSource = {
  number: 1,
  kind: 'lesson',
  id: 'reader',
  title: 'The reader',
  courseTitle: null,
  heading: null,
  language: 'en',
  text: 'Name who reads.',
  href: '/lessons/reader',
};
const text = 'Name who reads [1]. It **saves** 37 % [1].\n\n- Say `why` &amp; when [1].\n- Be brief.';
const spanOf = (part: string) => ({ from: text.indexOf(part), to: text.indexOf(part) + part.length });
const notFromAcademy = [spanOf('It **saves** 37 % [1].'), spanOf('Say `why` &amp; when [1].')];
const answer: Answer = {
  state: 'done',
  kind: 'answer',
  receipt: null,
  text,
  sources: [source],
  notFromAcademy,
  followUps: [],
  answeredBy: { kind: 'openai', model: 'stub' },
  notice: null,
  hintFor: null,
  failure: null,
};

const underlined = (html: string): string[] =>
  [...html.matchAll(/<u [^>]*>(.*?)<\/u>/gs)].map(([, inside = '']) => inside.replaceAll(/<[^>]*>/g, ''));

test.each(['es', 'en'] as const)(
  'When sentences are not from the academy, then they alone are underlined and labelled (%s)',
  async (language) => {
    const html = await drawnPage(
      <AnswerText
        text={text}
        sources={[source]}
        notFromAcademy={notFromAcademy}
        onOpenSource={() => undefined}
      />,
      { language },
    );
    expect(underlined(html)).toEqual([
      `It saves 37 % 1. (${labels[language]}) `,
      `Say why &amp; when 1. (${labels[language]}) `,
    ]);
    expect(html).toContain('<strong>saves</strong>');
  },
);

test('When an answer has marks, then they are explained below it, and its end says them', async () => {
  expect(await drawnPage(<Unproven answer={answer} />, { language: 'en' })).toContain(
    'found the 2 underlined sentences',
  );
  const heard = await drawnPage(<SpokenAnswer said={[{ kind: 'end', answer }]} />, { language: 'en' });
  expect(heard).toContain('Not found in the academy: «It saves 37 % [1].»');
});

test.each([
  [{ state: 'stopped', notFromAcademy: [] }, true],
  [{ state: 'failed', notFromAcademy: [] }, true],
  [{ state: 'stopped', notFromAcademy: [], answeredBy: { kind: 'built-in' } }, false],
  [{ state: 'writing', notFromAcademy: [] }, false],
  [{ notFromAcademy: [] }, false],
] as const)('When an answer is %j, then it says that it was not compared: %s', async (change, isSaid) => {
  const html = await drawnPage(<Unproven answer={{ ...answer, ...change }} />, { language: 'en' });
  expect(html.includes('haven’t compared') || html.includes('haven&#x27;t compared')).toBe(isSaid);
});

test('When an answer is copied, then its marks go along as words', () => {
  expect(markedText(text, notFromAcademy, 'not ours')).toBe(
    'Name who reads [1]. It **saves** 37 % [1]. (not ours)\n\n- Say `why` &amp; when [1]. (not ours)\n- Be brief.',
  );
});
