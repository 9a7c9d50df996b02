import { leadsOn, leansBack } from './leaning.ts';

test.each([
  ['es', 'Eso no basta.'],
  ['es', 'A esto se le llama few-shot.'],
  ['es', 'Además, ahorra tiempo.'],
  ['es', 'Se llama inyección.'],
  ['es', 'No miente: escribe lo más probable.'],
  ['es', 'La segunda es la que enseña.'],
  ['en', 'This is called injection.'],
  ['en', 'However, it may fail.'],
  ['en', 'With it the model knows.'],
  ['en', 'There is a way, though, that helps.'],
  ['en', 'say what type each one holds;'],
] as const)('When a sentence (%s) points at one before it, then it leans back: %s', (language, text) => {
  expect(leansBack(text, language)).toBe(true);
});

test.each([
  ['es', 'El rol orienta la mirada.'],
  ['es', 'Si el texto es largo, ponlo primero.'],
  ['es', 'Esta guía explica siete piezas.'],
  ['en', 'A role steers attention.'],
  ['en', 'It is better to show it.'],
  ['en', 'If the text is long, put it first.'],
] as const)('When a sentence (%s) makes sense alone, then it does not lean back: %s', (language, text) => {
  expect(leansBack(text, language)).toBe(false);
});

test('When a sentence ends in a colon, closed or not, then it announces what follows', () => {
  expect(['Four things:', 'Write "Output:"', 'Done.'].map(leadsOn)).toEqual([true, true, false]);
});
