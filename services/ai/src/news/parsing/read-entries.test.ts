import { readEntries } from './read-entries.ts';

const now = new Date('2026-02-10T12:00:00Z');
const options = {
  feedId: 'f1',
  url: new URL('https://blog.example.com/feed.xml'),
  reach: { allowLoopback: false },
  now,
};

const item = (parts: Record<string, string>) => {
  const whole = {
    title: 'The model that everybody is talking about',
    link: 'https://blog.example.com/a',
    description: 'It is out now.',
    pubDate: 'Mon, 09 Feb 2026 10:00:00 GMT',
    ...parts,
  };
  return `<item>${Object.entries(whole)
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join('')}</item>`;
};
const read = (...items: string[]) =>
  readEntries(
    `<rss><channel><title>A &lt;b&gt;blog&lt;/b&gt;</title>${items.join('')}</channel></rss>`,
    options,
  );

test('When a feed is read, then an item keeps its source, date, address and language', async () => {
  const feed = await read(item({ link: '/a?utm_source=rss&id=7#top' }));
  expect(feed).toMatchObject({ title: 'A blog', language: null });
  expect(feed.items).toMatchObject([
    {
      origin: 'feed',
      languages: ['en'],
      titleEn: 'The model that everybody is talking about',
      descriptionEn: 'It is out now.',
      url: 'https://blog.example.com/a?id=7',
      source: 'A blog',
      publishedAt: new Date('2026-02-09T10:00:00Z'),
      feedId: 'f1',
    },
  ]);
  expect(feed.items[0]).not.toHaveProperty('titleEs');
});

test.each([
  ['has no title', { title: '<script>x</script>' }],
  ['has no date', { pubDate: '' }],
  ['has a date that nobody can read', { pubDate: 'last Tuesday' }],
  ['is older than 90 days', { pubDate: 'Mon, 03 Nov 2025 10:00:00 GMT' }],
  ['is dated in the future', { pubDate: 'Sat, 14 Feb 2026 10:00:00 GMT' }],
  ['has no link', { link: '' }],
  ['leads into script', { link: 'javascript:alert(1)' }],
  ['leads into the reader’s own network', { link: 'http://192.168.1.1/reboot' }],
  ['leads to localhost', { link: 'http://localhost:8080/' }],
  [
    'is in another language',
    { title: 'Die Regierung stellt eine neue Strategie vor und wird sie testen', description: '' },
  ],
])('When an entry %s, then it is left out and the others stay', async (_what, parts) => {
  const { items } = await read(item(parts), item({ link: 'https://blog.example.com/b' }));
  expect(items.map(({ url }) => url)).toEqual(['https://blog.example.com/b']);
});

test('When two entries name one address in two ways, then they are one item', async () => {
  const { items } = await read(
    item({ link: 'https://www.blog.example.com/a/?b=2&a=1' }),
    item({ link: 'http://blog.example.com/a?a=1&b=2&utm_medium=rss' }),
    item({ link: 'https://blog.example.com/a?a=1&b=3' }),
  );
  expect(items).toHaveLength(2);
});

test('When an entry is dated a little ahead, then it is dated now', async () => {
  const { items } = await read(item({ pubDate: 'Tue, 10 Feb 2026 13:00:00 GMT' }));
  expect(items[0]?.publishedAt).toEqual(now);
});
