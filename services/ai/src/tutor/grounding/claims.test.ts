import { claimsOf } from './claims.ts';

const textsOf = (markdown: string, language: 'es' | 'en' = 'en') =>
  claimsOf(markdown, language).map(({ text }) => text);

test('When an answer greets, wishes, offers or asks back, then that is no claim', () => {
  const english = [
    'Good question!',
    'Here is a quick way to find out.',
    'Name your reader first [1].',
    'Would you like an example?',
    'I can only help with prompts.',
    'Let me know how it goes.',
  ];
  expect(textsOf(english.join(' '))).toEqual(['Name your reader first.']);
  const spanish = ['¡Hola!', 'Nombra antes a quien lee [1].', '¿Quieres un ejemplo?', '¡Mucha suerte!'];
  expect(textsOf(spanish.join(' '), 'es')).toEqual(['Nombra antes a quien lee.']);
});

test('When an answer has headings, code and lines in bold, then they are no claims, and items are', () => {
  const markdown = [
    '## What to say to it',
    '**Before you send it**',
    '- Who reads **the text** [1]',
    '1. What it *is* for [2]',
    '```\nYou are a nurse. Write to me.\n```',
    '> Say it in one line [1].',
  ].join('\n\n');
  expect(textsOf(markdown)).toEqual(['Who reads the text', 'What it is for', 'Say it in one line.']);
});

test('When sentences cite, then each has its own sources, or those of its paragraph', () => {
  const markdown = 'Name the reader. It settles the words [2]. And the length. [1]\n\nShort is an opinion.';
  expect(claimsOf(markdown, 'en').map(({ cites, before }) => [cites, before])).toEqual([
    [[2, 1], null],
    [[2], 'Name the reader.'],
    [[1], 'It settles the words.'],
    [[], null],
  ]);
});

test('When a sentence is a claim, then its place in the Markdown is told, citations included', () => {
  const markdown = '**Hi!**\n\n- Name *who* reads [1]. Then the rest [2].';
  expect(claimsOf(markdown, 'en').map(({ from, to }) => markdown.slice(from, to))).toEqual([
    'Name *who* reads [1].',
    'Then the rest [2].',
  ]);
});

test('When the sources are said to be silent, then that is no claim', () => {
  expect(textsOf('The passages do not say how much it costs.')).toEqual([]);
  expect(textsOf('Las lecciones no explican cuánto cuesta.', 'es')).toEqual([]);
});

test('When an answer is as long as a model may make it, then it is read in less than a second', () => {
  const markdown = 'Name the reader of **each** text [1]. '.repeat(2_000);
  const began = performance.now();
  expect(claimsOf(markdown, 'en').length).toBeGreaterThan(0);
  expect(performance.now() - began).toBeLessThan(1_000);
});
