import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { readRubric } from './rubric-text.ts';

/** Longer than any rubric of the academy. */
const longest = 10_000;

test('When a text built to be slow is typed as a rubric, then reading it takes time by its length', () => {
  expect(superlinearIn(readRubric, { limit: longest, texts: fewHostileTexts })).toEqual([]);
});
