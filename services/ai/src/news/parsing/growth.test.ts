import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts, type HostileText } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { feedReader } from './feed-reader.ts';
import { parseFeed } from './parse-feed.ts';

/** Of the five million characters that are read of a feed. */
const limit = 300_000;

const after = (start: string, unit: string): HostileText => ({
  name: `${unit} after ${start}`,
  ofLength: (length) => start + unit.repeat(Math.floor(length / unit.length)),
});

const field = '<rss><channel><item><description>';
const texts = [
  ...fewHostileTexts.map(({ name, ofLength }): HostileText => ({
    name,
    ofLength: (length) => field + ofLength(length),
  })),
  ...['<a>', '<item>', '<a/>', '<title>a</title>', '&amp;'].map((unit) => after('<rss><channel>', unit)),
  ...['<a>', '<a/>', '</a>', '<![CDATA[]]>', '<!--'].map((unit) =>
    after(`${field}${'<b>'.repeat(50)}`, unit),
  ),
  after(`${field}<b a="`, 'a&amp;'),
];

test('When a feed is built to be slow, then it is read in a time by its length', () => {
  const readAtOnce = (xml: string) => {
    const reader = feedReader();
    reader.write(xml);
    return reader.end();
  };
  expect(superlinearIn(readAtOnce, { limit, texts })).toEqual([]);
});

test('When a feed is as long as it may be, then others have their turn after each 64 KB of it', async () => {
  const xml = `<rss><channel>${'<a/>'.repeat(1_250_000)}`;
  let turns = 0;
  let isRead = false;
  const takeTurn = (): void => {
    turns += 1;
    if (!isRead) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await parseFeed(xml);
  isRead = true;
  expect(turns).toBeGreaterThanOrEqual(Math.floor(xml.length / 65_536));
});
