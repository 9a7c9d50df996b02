import { conceptsOf, phrasesMatcher } from './concepts.ts';

test('When a text says it in other words or in the other language, then it is the same concept', () => {
  for (const text of ['¿y si me cuela una trola?', 'it keeps making stuff up', 'Se llaman alucinaciones.'])
    expect([...conceptsOf(text).keys()]).toContain('invention');
});

test('When an entry has a star, then it stands for all beginnings; without, for the word alone', () => {
  const match = phrasesMatcher(['one: inven*, paso a paso\ntwo: ley']);
  expect(match('Lo inventó. Paso a paso, ¡paso a paso!')).toEqual(new Map([['one', 3]]));
  expect(match('leyenda')).toEqual(new Map());
  expect(match('La ley')).toEqual(new Map([['two', 1]]));
});
