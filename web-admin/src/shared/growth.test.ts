import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { toCsv } from './to-csv.ts';

/** The longest text of the forum. */
const longest = 20_000;

test('When a text built to be slow is exported, then that takes time by its length', () => {
  const exported = (text: string) => toCsv([{ text }], ['text']);
  expect(superlinearIn(exported, { limit: longest, texts: fewHostileTexts })).toEqual([]);
});
