import { superlinearIn } from '../testing/growth/grows-linearly.ts';
import { fewHostileTexts, hostileTexts } from '../testing/growth/hostile-texts.ts';
import { parseYaml } from './parse-yaml.ts';

/** Longer than any file of content. */
const limit = 50_000;
/** Maps that are keys of maps, in both ways of writing them, and lists within each other. */
const nested = ['"- ? " to the end', '{ and } within each other', '[ and ] within each other'];
const texts = [...fewHostileTexts, ...hostileTexts.filter(({ name }) => nested.includes(name))];

test('When YAML is built to be slow, then it is read or refused in a time by its length', () => {
  expect(texts.length - fewHostileTexts.length).toBe(nested.length);
  expect(superlinearIn(parseYaml, { limit, texts })).toEqual([]);
});

test('When YAML has a map as a key, then it is refused by its line, and words are keys', () => {
  expect(() => parseYaml('a: 1\n{ a: b }: c')).toThrow(/line 2 .* all keys must be strings/);
  expect(parseYaml('a: 1\n"b c": [x]')).toEqual({ a: 1, 'b c': ['x'] });
});
