import { slugOf } from './slug-of.ts';

test.each([
  ['¿Qué pedir, y cómo?', 'que-pedir-y-como'],
  ['  A -- B  ', 'a-b'],
  ['日本', ''],
  [`${'palabra '.repeat(20)}`, 'palabra-palabra-palabra-palabra-palabra-palabra-palabra-pala'],
])('When a title is “%s”, then its file is called %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
