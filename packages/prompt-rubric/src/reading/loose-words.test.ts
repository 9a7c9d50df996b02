import { readPrompt } from './read-prompt.ts';

const discountsIn = (text: string) => readPrompt(text).sentences.map(({ discount }) => discount);

const fields = [
  ['nombre', 'texto'],
  ['precio', 'número, dos decimales'],
  ['moneda', 'EUR o USD'],
  ['pedido', 'texto o null'],
];

test.each([' = ', ' → ', ' -> '])(
  'When terse lines say what is what by "%s", then they are no loose words',
  (sign) => {
    const text = fields.map((field) => field.join(sign)).join('\n');
    expect(discountsIn(text)).not.toContain('loose-words');
  },
);

test('When the same words only follow each other, then they are loose', () => {
  expect(discountsIn(fields.flat().join(', '))).toContain('loose-words');
});
