import { readPrompt } from '../reading/read-prompt.ts';
import { hasLengthToPointTo, refusalOfLength } from './pointed-length.ts';

test.each([
  ['Escribe a la tienda.', undefined],
  ['- be brief', 'too-short'],
  ['q no sea', 'too-short'],
  ['Que lo lea la directora', undefined],
  ["Don't use words they don't know", undefined],
  [`Escribe ${'una lista de cosas, '.repeat(14)}que ya.`, undefined],
  [`Escribe ${'una lista de cosas, '.repeat(15)}ya.`, 'too-long'],
] as const)('When a text is measured by itself or as read, then both say the same: %s', (text, refusal) => {
  expect(refusalOfLength(readPrompt(text).words)).toBe(refusal);
  expect(hasLengthToPointTo(text)).toBe(refusal === undefined);
});
