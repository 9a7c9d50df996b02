import { superlinearIn } from '../testing/growth/grows-linearly.ts';
import { escapeHtml } from './escape-html.ts';
import { escapeRegex } from './escape-regex.ts';
import { fold } from './fold.ts';
import { isTooComplex } from './is-too-complex.ts';
import { isFoundBy, searchPrefix, searchTerms } from './search-terms.ts';

/** The longest text of a document, of the forum, and of a search. */
const limits = { document: 50_000, post: 20_000, search: 200 } as const;

test.each([
  ['folded', limits.document, fold],
  ['escaped', limits.document, (text) => escapeHtml(escapeRegex(text))],
  ['looked through for marks', limits.document, isTooComplex],
  ['cut into terms', limits.post, searchTerms],
  ['searched for', limits.search, (text) => isFoundBy(text, searchPrefix(text))],
] as [string, number, (text: string) => unknown][])(
  'When a text built to be slow is %s, then that takes time by its length',
  (_what, limit, parse) => {
    expect(superlinearIn(parse, { limit })).toEqual([]);
  },
);
