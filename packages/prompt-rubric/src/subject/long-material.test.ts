import { readPrompt } from '../reading/read-prompt.ts';
import { longMaterialIn, withoutLongMaterial } from './long-material.ts';

const leftOut = (text: string): string[] => {
  const reading = readPrompt(text);
  return longMaterialIn(reading).map(({ from, to }) => reading.words[from]?.norm + ' ' + (to - from));
};
const notes = (times: number): string => 'Nobody came on Monday. '.repeat(times);

test('When all material is short, then nothing is left out', () => {
  expect(leftOut(`Sum up the notes.\n\nText:\n"""\n${notes(37)}\n"""`)).toEqual([]);
});

test('When a piece of material is long, then it is left out with the label that announces it', () => {
  expect(leftOut(`Sum up the notes.\n\nText:\n"""\n${notes(40)}\n"""`)).toEqual(['text 161']);
  expect(leftOut(`Resume lo que pasó en las notas.\nEstas:\n<texto>\n${notes(40)}\n</texto>`)).toEqual([
    'estas 161',
  ]);
  expect(leftOut(`Sum up what they say in the notes.\n\n"""\n${notes(40)}\n"""`)).toEqual(['nobody 160']);
});

test.each([
  ['Sum these up:', 'nobody 160'],
  ['Extrae los plazos:', 'nobody 160'],
  ['Translate into German:', 'nobody 160'],
  ['Por favor, resume:', 'nobody 160'],
  ['Review 3:', 'review 162'],
  ['Carta del seguro:', 'carta 163'],
  ['Notes of the meeting:', 'notes 164'],
])('When the line before asks for something, then it is no label: %s', (line, piece) => {
  expect(leftOut(`We run a club in town.\n${line}\n"""\n${notes(40)}\n"""`)).toEqual([piece]);
});

test('When a short sample stands beside long material, then the sample stays', () => {
  const sample = '<example>the boiler drips in the cellar: today</example>';
  expect(leftOut(`Label the notes.\n${sample}\nText:\n"""\n${notes(40)}\n"""`)).toEqual(['text 161']);
});

test('When several pieces are long together, then the longest are left out until the rest is short', () => {
  const text = `Compare the notes.\nOne:\n"""\n${notes(30)}\n"""\nTwo:\n"""\n${notes(20)}\n"""`;
  expect(leftOut(text)).toEqual(['one 121']);
});

test('When long material is left out, then its marks go and all else stays where it is', () => {
  const [before, after] = ['Sum up what they say in the notes.', 'Two lines.'];
  const text = `${before}\n"""\n1. ${notes(40)}\n"""\n${after}`;
  const left = withoutLongMaterial({ text, length: 200 }, readPrompt(text));
  expect(left.length).toBe(40);
  expect(left.text).toHaveLength(text.length);
  expect(left.text.trim().split(/ {9,}/)).toEqual([before, after]);
});
