import { superlinearApart } from '@academy/service-kit/testing/growth/grows-linearly-apart.ts';

/** Longer than any rubric of the academy. */
const limit = 10_000;

test.each([
  ['reading it', 'rubric-text.ts', 'readRubric'],
  ['colouring it', 'yaml-tokens.ts', 'tokensOf'],
  ['splitting it into words', 'split-words.ts', 'splitWords'],
  ['looking for the end of a word', 'split-words.ts', 'endsWord'],
])(
  'When a text built to be slow is typed in a rubric, then %s takes time by its length',
  async (_what, file, name) => {
    const module = new URL(file, import.meta.url).href;
    expect(await superlinearApart({ module, name, limit })).toEqual([]);
  },
  120_000,
);
