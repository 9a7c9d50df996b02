import { firstTwelve } from './first-samples.ts';

test('When an exercise has more samples than twelve, then three of each kind and language are left', () => {
  const many = { good: ['a', 'b', 'c', 'd'], weak: ['e', 'f', 'g', 'h', 'i'] };
  const three = { good: ['a', 'b', 'c'], weak: ['e', 'f', 'g'] };
  expect(firstTwelve({ es: many, en: three })).toEqual({ es: three, en: three });
});
