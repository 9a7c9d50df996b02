import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { hostileTexts, type HostileText } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { isTooComplex } from '@academy/service-kit/text/is-too-complex.ts';
import { say } from './say/say.ts';
import { splitText } from './split-text.ts';
import { spokenSegments } from './spoken-segments.ts';

/** The longest content of a document. */
const longest = 50_000;

/** What only the rules of speech read: amounts, times, addresses, page numbers. */
const besides = ['1.111.', '111.', '1-', '1+', '1 / ', '&', 'p. ', '1 € · '].map((unit): HostileText => ({
  name: `${JSON.stringify(unit)} to the end`,
  ofLength: (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
}));
/** The parser itself is slow on these, and so their planning is stopped by the limit of its thread. */
const tooComplex = hostileTexts.filter(({ ofLength }) => isTooComplex(ofLength(longest)));
const texts = hostileTexts.filter((text) => !tooComplex.includes(text));

test.each(['es', 'en'] as const)(
  'When a text in %s is built to be slow, then planning it takes time by its length',
  (language) => {
    const plan = (content: string) => spokenSegments({ title: 'Title', content }, language);
    expect(superlinearIn(plan, { limit: longest, texts, besides })).toEqual([]);
  },
  60_000,
);

test.each(['es', 'en'] as const)(
  'When marks that are too many to parse are said in %s, then that takes time by their length',
  (language) => {
    const said = (text: string) => splitText(say(text, language));
    expect(superlinearIn(said, { limit: longest, texts: tooComplex })).toEqual([]);
  },
  60_000,
);

test('When quotes or lists lie thousands deep within one another, then what can be followed is said', () => {
  const [, ...said] = spokenSegments({ title: 'Title', content: `Text.\n\n${'> '.repeat(5_000)}deep` }, 'en');
  expect(said.map(({ text }) => text)).toEqual(['Text.']);
});
