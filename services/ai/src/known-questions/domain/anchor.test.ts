import { placedPassages } from '../../knowledge/domain/placed-passages.ts';
import { anchorOf } from './anchor.ts';

const passagesOf = (contentEs: string, contentEn: string) =>
  placedPassages('lesson', { _id: 'l', sequence: 1, titleEs: 'Uno', titleEn: 'One', contentEs, contentEn });

test('When a passage is anchored, then by its longest sentence in each language that has it', () => {
  const passages = passagesOf(
    'Corta. Esta frase es más larga.\n\n## Solo aquí\n\nSin pareja.',
    'A short one.',
  );
  expect(anchorOf(passages[0]!, passages)).toEqual({ es: 'Esta frase es más larga.', en: 'A short one.' });
  expect(anchorOf(passages[1]!, passages)).toEqual({ es: 'Sin pareja.', en: null });
  expect(anchorOf(passages[2]!, passages).es).toBe('Esta frase es más larga.');
});

test('When its longest sentence stands elsewhere in the text too, then it is anchored by one that does not', () => {
  const twice = 'Esta frase larga se repite en la lección.';
  const passages = passagesOf(`## Uno\n\n${twice} Solo uno.\n\n## Dos\n\n${twice} Solo dos.`, '');
  expect(passages.map((passage) => anchorOf(passage, passages).es)).toEqual(['Solo uno.', 'Solo dos.']);
});

test('When a passage shows a longer sample, then it is anchored by what explains it', () => {
  const passages = passagesOf('Esto lo explica.\n\n> Un ejemplo citado que es bastante más largo.', '');
  expect(anchorOf(passages[0]!, passages).es).toBe('Esto lo explica.');
});
