import { createTokenReader, tokensIn, tokensOf } from './tokens.ts';

const textsOf = (text: string) => tokensOf(text).list.map((token) => token.text);

test('When a text is taken apart, then words are folded, numbers are one and every other sign stands for itself', () => {
  expect(textsOf('¡La  CARTA, 120!')).toEqual(['¡', 'la', 'carta', ',', '0', '!']);
  expect(textsOf("año e\u0301l d'été 3.5 a1b ½")).toEqual([
    'ano',
    'el',
    'd',
    'ete',
    '0',
    '.',
    '0',
    'a',
    '0',
    'b',
    '0',
  ]);
  expect(textsOf('漢字 👩🏽‍🍳 Ⅷ')).toEqual(['漢字', '👩', '🏽', '🍳', 'viii']);
});

test('When there are blanks, loose marks and invisible signs, then they are no tokens', () => {
  expect(tokensOf('')).toEqual({ list: [], starts: [] });
  expect(textsOf(' \n\t\u00a0\u0301\u200b\u00ad')).toEqual([]);
  expect(textsOf('a\u00adb')).toEqual(['a', 'b']);
});

test('When a token is found, then it is known where it begins', () => {
  expect(tokensOf(' ¡Ya, 𝒶𝒷!').starts).toEqual([1, 2, 4, 6, 10]);
});

test('When a token is a word of three letters or more, then its stem is its first five', () => {
  const stemOf = (text: string) => tokensOf(text).list[0]?.stem;
  expect(['ruedas', 'Rueda', 'sol', 'la', '123', '…', 'Ⅷ'].map(stemOf)).toEqual([
    'rueda',
    'rueda',
    'sol',
    '',
    '',
    '',
    'viii',
  ]);
});

test('When tokens begin alike, then their hashes are one; signs have none', () => {
  const hashOf = (text: string) => tokensOf(text).list[0]?.hash;
  expect(hashOf('ruedas')).toBe(hashOf('Rueda'));
  expect(hashOf('7')).toBe(hashOf('120'));
  expect(hashOf('la')).not.toBe(hashOf('el'));
  expect(hashOf('…')).toBe(0);
});

test('When a stretch of a text is asked for, then the tokens that begin in it are given', () => {
  const tokens = tokensOf('uno dos tres cuatro');
  expect(tokensIn(tokens, { start: 4, end: 12 })).toEqual({ from: 1, to: 3 });
  expect(tokensIn(tokens, { start: 0, end: 3 })).toEqual({ from: 0, to: 1 });
  expect(tokensIn(tokens, { start: 5, end: 8 })).toEqual({ from: 2, to: 2 });
  expect(tokensIn(tokens, { start: 13, end: 99 })).toEqual({ from: 3, to: 4 });
});

test('When tokens are numbered, then each folded token is asked for once, however it is spelled', () => {
  const asked: string[] = [];
  const read = createTokenReader((token) => asked.push(token));
  expect(read('sí si sí').list.map(({ number }) => number)).toEqual([1, 2, 1]);
  expect(asked).toEqual(['si', 'si']);
});

test('When a text is very long, then the time it takes has an end', () => {
  expect(tokensOf('a '.repeat(100_000)).list).toHaveLength(4_000);
});
