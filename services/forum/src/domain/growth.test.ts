import { postLimits } from '@academy/contracts/http/forum/post-writes.ts';
import { watchedWordLimits } from '@academy/contracts/http/forum/watched-words.ts';
import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { isAllowedTarget, leadsOut } from './markdown/link-target.ts';
import { cleanTitle } from './markdown/clean-text.ts';
import { isTooComplex } from '@academy/service-kit/text/is-too-complex.ts';
import { toStoredMarkdown } from './markdown/stored-markdown.ts';
import { measure } from './measure.ts';
import { sameTextKey } from './moderation/hold-rules.ts';
import { readableText } from './markdown/readable-text.ts';
import { createWatcher } from './watched-words/watcher.ts';
import { previewOf } from './plain-text.ts';

const longest = postLimits.content.max;

/** As many as may be, of what repeats itself in the texts. */
const watch = createWatcher(
  Array.from({ length: watchedWordLimits.entries }, (_, index) => ({
    phrase: `${'a '.repeat(index % 40)}${'a'.repeat(index % 37)}*`,
    language: 'both' as const,
    action: 'flag' as const,
  })),
);

const parsers: [string, number, (text: string) => unknown][] = [
  ['is known to be too complex', longest, isTooComplex],
  ['is stored', longest, toStoredMarkdown],
  ['has a preview', longest, previewOf],
  ['is measured', longest, (text) => measure({ title: '', content: text })],
  ['is compared with the last ones', longest, sameTextKey],
  ['links somewhere', longest, (text) => isAllowedTarget(text) || leadsOut(text)],
  ['is read for watched words', longest, watch],
  ['is stripped of its code', longest, (text) => (isTooComplex(text) ? null : readableText(text))],
  ['is a title', longest, cleanTitle],
];

/** The Markdown parser itself takes up to 2.5 times for twice the length of what mixes all marks: less than 4, as a square would. */
const growthOf = new Map([
  ['is stored', 3],
  ['is stripped of its code', 3],
]);

test.each(parsers)(
  'When a text built to be slow %s, then that takes time by its length',
  (what, limit, parse) => {
    expect(superlinearIn(parse, { limit, mostGrowth: growthOf.get(what) ?? 2.2 })).toEqual([]);
  },
  120_000,
);
