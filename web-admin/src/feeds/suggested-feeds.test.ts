import { languageSchema } from '@academy/contracts/shared/language.ts';
import { expect, it } from '@jest/globals';
import { suggestedAt, suggestedFeeds } from './suggested-feeds.ts';

it('When feeds are suggested, then there are some for each language, each once and over https', () => {
  for (const language of languageSchema.options)
    expect(suggestedFeeds.filter((feed) => feed.language === language).length).toBeGreaterThanOrEqual(3);
  expect(new Set(suggestedFeeds.map(({ url }) => url)).size).toBe(suggestedFeeds.length);
  for (const { url } of suggestedFeeds) expect(new URL(url).protocol).toBe('https:');
});

it.each([
  ['http://simonwillison.net/atom/everything', 'en'],
  [' https://www.Xataka.com/tag/inteligencia-artificial/rss2.xml ', 'es'],
  ['https://blog.example/feed.xml', undefined],
  ['', undefined],
])('When %j is typed, then it is known to be in %s', (address, language) => {
  expect(suggestedAt(address)?.language).toBe(language);
});
