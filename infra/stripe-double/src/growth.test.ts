import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { readForm } from './form.ts';
import { readCard } from './pages/cards.ts';

const now = new Date('2027-01-31T10:00:00Z');

/** What a name of many levels is made of. */
const besides = ['[a]', 'a[', '[', ']', '&a[b]='].map((part) => ({
  name: `${part} again and again`,
  ofLength: (length: number) => `a${part.repeat(Math.ceil(length / part.length))}`.slice(0, length),
}));

test.each<[string, number, (text: string) => unknown]>([
  ['a card', 16_384, (text) => readCard({ cardNumber: text, expiry: text, cvc: text }, now)],
  ['a form', 100_000, readForm],
  ['the name of a field', 100_000, (text) => readForm(`${text}=1`)],
  ['the value of a field', 100_000, (text) => readForm(`a[b]=${text}`)],
])('When a text built to be slow is %s, then reading it takes time by its length', (_what, limit, parse) => {
  expect(superlinearIn(parse, { limit, texts: fewHostileTexts, besides })).toEqual([]);
});
