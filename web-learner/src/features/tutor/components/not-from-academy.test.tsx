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

const drawnOf = (markdown: string, part: string) => {
  const from = markdown.indexOf(part);
  const spans = [{ from, to: from + part.length }];
  return drawnPage(
    <AnswerText text={markdown} sources={[source]} notFromAcademy={spans} onOpenSource={() => undefined} />,
    { language: 'en' },
  );
};

test.each([
  ['a stroke before it', 'It is ==so== here. It saves. Bye.', 'It saves.', 'It saves.'],
  ['a stroke inside', 'Hi. It ==saves== more. Bye.', 'It ==saves== more.', 'It saves more.'],
  ['a stroke over two', 'Hi. ==One. Two.== Bye.', 'Two.', '==One. Two.=='],
  ['an entity before it', 'A &amp; b &#233;. It saves. Bye.', 'It saves.', 'It saves.'],
  ['an escape before it', 'A \\* b. It saves. Bye.', 'It saves.', 'It saves.'],
  ['a wrapped line before it', 'One line\n   and one. It saves. Bye.', 'It saves.', 'It saves.'],
  ['a quoted line before it', '> One line\n> and one. It saves.\n> Bye.', 'It saves.', 'It saves.'],
  ['bold over two', 'Hi. **One. Two.** Bye.', 'Two.', 'One. Two.'],
  ['HTML', 'Hi.\n\n<div>It saves.</div>', '<div>It saves.</div>', '&lt;div&gt;It saves.&lt;/div&gt;'],
])('When a marked sentence has %s, then it is underlined in whole', async (_, markdown, part, shown) => {
  const html = await drawnOf(markdown, part);
  expect(underlined(html)).toEqual([`${shown.replaceAll('==', '')} (${labels.en}) `]);
  expect(html).not.toContain('==');
});

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
