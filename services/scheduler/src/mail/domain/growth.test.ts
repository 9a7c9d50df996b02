import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { excerptOf } from './excerpt.ts';
import { greetsByItself } from './greets-by-itself.ts';
import { oneLine } from './one-line.ts';
import { withoutLinks } from './without-links.ts';

/** The longest text of the forum, which is longer than any question or answer. */
const longest = 20_000;

test.each([
  ['an excerpt', excerptOf],
  ['one line', oneLine],
  ['a name without links', withoutLinks],
  ['a letter that greets', greetsByItself],
] as [string, (text: string) => unknown][])(
  'When a text built to be slow is read for %s, then that takes time by its length',
  (_what, parse) => {
    expect(superlinearIn(parse, { limit: longest })).toEqual([]);
  },
);
