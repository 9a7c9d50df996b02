import { superlinearApart } from '@academy/service-kit/testing/growth/grows-linearly-apart.ts';

/** Longer than any rubric of the academy. */
const limit = 10_000;

test('When a text built to be slow is typed as a rubric, then reading it takes time by its length', async () => {
  const module = new URL('rubric-text.ts', import.meta.url).href;
  expect(await superlinearApart({ module, name: 'readRubric', limit })).toEqual([]);
}, 120_000);
