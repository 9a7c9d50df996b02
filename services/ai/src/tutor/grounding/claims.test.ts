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

test.each([
  ['Name it. [1] The fee fell 40 %. [2] Bye now.', ['Name it. [1]', 'The fee fell 40 %. [2]', 'Bye now.']],
  ['Name it.[1] The fee fell.[2][3]', ['Name it.[1]', 'The fee fell.[2][3]']],
  [
    '[1] Name it. The fee fell. [2]\n[3] Go on now.',
    ['[1] Name it.', 'The fee fell. [2]\n[3]', 'Go on now.'],
  ],
  [
    '“Name it.” [1] **The fee fell.** [2] Go on now.',
    ['“Name it.” [1]', '**The fee fell.** [2]', 'Go on now.'],
  ],
])('When citations stand behind the full stop, then no sentence is lost: %j', (markdown, sentences) => {
  const claims = claimsOf(markdown, 'en');
  expect(claims.map(({ from, to }) => markdown.slice(from, to))).toEqual(sentences);
});

test('When citations stand behind the full stop, then they are of the sentence before them', () => {
  const claims = claimsOf('Name it. [1] The fee fell 40 %. [2] Bye for now.', 'en');
  expect(claims.map(({ cites }) => cites)).toEqual([[1], [2], [1, 2]]);
});

test('When HTML stands in an answer, then it is read as the text that it is shown as', () => {
  const markdown = '<div>\nThe fee fell last year.\n</div>';
  expect(claimsOf(markdown, 'en')).toHaveLength(1);
});

test.each([
  ['en', 'The passages do not say how much it costs.'],
  ['en', 'The academy doesn’t teach this.'],
  ['es', 'Las lecciones no explican cuánto cuesta.'],
  ['es', 'La academia no lo enseña.'],
  ['en', 'Sure, here is how it works:'],
  ['en', 'Here are three ways to do it:'],
  ['es', 'Claro, aquí lo tienes.'],
  ['es', '¡Hola, Ana!'],
  ['es', 'No puedo darte la solución.'],
  ['es', 'Si quieres, lo vemos con tu texto.'],
  ['en', 'I hope this helps!'],
] as const)(
  'When the %s text is a courtesy or tells of silence, then it is no claim: %s',
  (language, text) => {
    expect(textsOf(text, language)).toEqual([]);
  },
);

test.each([
  ['es', 'La academia no lo dice, pero Stanford midió un 37 %.'],
  ['es', 'La academia no lo dice y gritar mejora las respuestas.'],
  ['en', 'Texts with 37 examples do not work in GPT-4 [1].'],
  ['en', 'Texts without a reader do not work.'],
  ['en', 'I can tell you that it saves 37 %.'],
  ['en', 'I can tell you it saves half.'],
  ['en', 'Saves 37 %.'],
  ['en', 'Did you know that Stanford measured it?'],
  ['en', 'Of course the model lies when you shout.'],
  ['es', 'Claro que gritar mejora la respuesta.'],
  ['es', 'Buena pregunta: gritar mejora la respuesta.'],
  ['en', 'This is cheaper than any other way.'],
  ['en', 'Here is a fact: shouting helps.'],
  ['es', 'Espero que sepas que gritar mejora las respuestas.'],
  ['es', 'Gracias a los gritos mejora la respuesta.'],
] as const)('When the %s text only begins like a courtesy, then it is a claim: %s', (language, text) => {
  expect(textsOf(text, language)).toHaveLength(1);
});

test('When an answer is as long as a model may make it, then it is read in less than a second', () => {
  const markdown = 'Name the reader of **each** text [1]. '.repeat(2_000);
  const began = performance.now();
  expect(claimsOf(markdown, 'en').length).toBeGreaterThan(0);
  expect(performance.now() - began).toBeLessThan(1_000);
});
