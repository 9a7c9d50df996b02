import { renderToStaticMarkup } from 'react-dom/server';
import MarkdownPreview from './preview.tsx';

const contrast = [
  '```contrast',
  '[weak]',
  'Write something.',
  '[weak output]',
  'Something.',
  '[good]',
  'Write to my clients.',
  '[good output]',
  'Dear clients, …',
  '[why]',
  'It says **who** reads it.',
  '```',
].join('\n');
const drawn = (text: string, lang: 'es' | 'en') =>
  renderToStaticMarkup(<MarkdownPreview lang={lang}>{text}</MarkdownPreview>);

test.each([
  ['es', ['Prompt flojo', 'Buen prompt', 'Qué marca la diferencia']],
  ['en', ['Weak prompt', 'Good prompt', 'What made the difference']],
] as const)(
  'When a text of %s has a contrast, then it is drawn as for learners, in its words',
  (lang, words) => {
    const markup = drawn(contrast, lang);
    expect(markup).toContain('<figure class="contrast">');
    for (const word of words) expect(markup).toContain(word);
    expect(markup).not.toContain('[weak]');
  },
);

test('When a contrast lacks a part, then its source stands there as it is written', () => {
  expect(drawn(contrast.replace('[why]', '[because]'), 'en')).toContain('[because]');
});

test('When a text links within the academy, then the link leaves the form open', () => {
  expect(drawn('[courses](/courses)', 'en')).toContain('href="/courses" target="_blank"');
  expect(drawn('[below](#below)', 'en')).not.toContain('target');
});
