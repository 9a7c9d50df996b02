import { expect, it } from '@jest/globals';
import { faultsOf, isWhole, withPart, type CoverWords } from './cover-words.ts';

const words: CoverWords = { lines: ['Rol, tarea,', 'contexto'], marked: 'tarea, contexto', tag: 'prueba' };

it('When a cover keeps to the rules, then nothing is at fault', () => {
  expect(faultsOf(words)).toEqual({});
  expect(isWhole({ es: words, en: words })).toBe(true);
});

it('When words are missing, not in the lines or no tag, then each input says so', () => {
  expect(faultsOf({ lines: [' '], marked: '', tag: '' })).toEqual({
    'lines.0': 'empty',
    marked: 'empty',
    tag: 'empty',
  });
  expect(faultsOf({ ...words, marked: 'tarea contexto', tag: 'dos palabras' })).toEqual({
    marked: 'marked',
    tag: 'tag',
  });
  expect(isWhole({ es: words, en: { ...words, tag: '' } })).toBe(false);
});

it('When an input is typed in, then the others stay, and an empty second line goes', () => {
  expect(withPart(words, 'lines.1', '').lines).toEqual(['Rol, tarea,']);
  expect(withPart({ ...words, lines: ['Rol'] }, 'lines.1', 'y tarea').lines).toEqual(['Rol', 'y tarea']);
  expect(withPart(words, 'lines.0', 'Rol').lines).toEqual(['Rol', 'contexto']);
  expect(withPart(words, 'tag', 'Taller')).toEqual({ ...words, tag: 'taller' });
  expect(withPart(words, 'marked', 'Rol')).toEqual({ ...words, marked: 'Rol' });
});
