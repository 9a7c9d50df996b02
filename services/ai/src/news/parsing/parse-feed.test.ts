import { parseFeed } from './parse-feed.ts';

const rss = `<?xml version="1.0"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel><image><title>Logo</title></image><title>The feed</title><language>es-ES</language>
<item><title><![CDATA[Uno & <b>dos</b>]]></title><link>https://example.com/1</link>
<media:title>Otro</media:title><description>Breve &lt;p&gt;texto&lt;/p&gt;</description>
<content:encoded><![CDATA[<p>Largo</p>]]></content:encoded><pubDate>Sun, 01 Feb 2026 10:00:00 GMT</pubDate></item>
<item><title>Sin enlace</title><guid>https://example.com/2</guid><pubDate>Sun, 01 Feb 2026 11:00:00 GMT</pubDate></item>
<item><title>Con guid que no es enlace</title><guid isPermaLink="false">https://example.com/3</guid></item>
</channel></rss>`;

const atom = (
  prefix: string,
) => `<${prefix}feed xmlns${prefix ? `:${prefix.slice(0, -1)}` : ''}="http://www.w3.org/2005/Atom" xml:lang="en">
<${prefix}title>Atom</${prefix}title>
<${prefix}entry><${prefix}source><${prefix}title>Elsewhere</${prefix}title></${prefix}source><${prefix}title type="html">A &amp;amp; B</${prefix}title>
<${prefix}link rel="self" href="https://example.com/self"/><${prefix}link rel="enclosure" type="audio/mpeg" href="https://example.com/a.mp3"/>
<${prefix}link href="https://example.com/a"/>
<${prefix}updated>2026-02-02T10:00:00Z</${prefix}updated><${prefix}published>2026-02-01T10:00:00Z</${prefix}published>
<${prefix}content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One</p><p>Two</p></div></${prefix}content></${prefix}entry>
</${prefix}feed>`;

test('When RSS is read, then each entry has its own title, link, text and date', async () => {
  const feed = await parseFeed(rss);
  expect(feed).toMatchObject({ title: 'The feed', language: 'es-ES' });
  expect(feed.entries).toEqual([
    {
      title: 'Uno & <b>dos</b>',
      link: 'https://example.com/1',
      summary: 'Breve <p>texto</p>',
      date: 'Sun, 01 Feb 2026 10:00:00 GMT',
    },
    {
      title: 'Sin enlace',
      link: 'https://example.com/2',
      summary: '',
      date: 'Sun, 01 Feb 2026 11:00:00 GMT',
    },
    { title: 'Con guid que no es enlace', link: '', summary: '', date: '' },
  ]);
});

test.each(['', 'atom:'])('When Atom with the prefix "%s" is read, then it is too', async (prefix) => {
  const feed = await parseFeed(atom(prefix));
  expect(feed).toMatchObject({ title: 'Atom', language: 'en' });
  expect(feed.entries).toEqual([
    {
      title: 'A &amp; B',
      link: 'https://example.com/a',
      summary: expect.stringMatching(/^One\s+Two$/) as string,
      date: '2026-02-01T10:00:00Z',
    },
  ]);
});

test('When RDF is read, then its items stand beside the channel', async () => {
  const feed = await parseFeed(
    `<rdf:RDF><channel><title>RDF</title></channel><item><title>T</title><link>https://example.com/r</link><dc:date>2026-02-01</dc:date></item></rdf:RDF>`,
  );
  expect(feed).toMatchObject({
    title: 'RDF',
    entries: [{ link: 'https://example.com/r', date: '2026-02-01' }],
  });
});

test.each([
  ['a page', '<!doctype html><html><head><title>No</title></head><body><item/></body></html>'],
  ['JSON', '{"items":[]}'],
  ['nothing', ''],
])('When %s comes in the place of a feed, then it is refused', async (_what, text) => {
  await expect(parseFeed(text)).rejects.toMatchObject({ code: 'not-a-feed' });
});

test('When a feed declares entities that grow, or files of the machine, then they stay as they are written', async () => {
  const feed =
    await parseFeed(`<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">
    <!ENTITY file SYSTEM "file:///etc/passwd">]>
    <rss><channel><item><title>&b;&file;</title></item></channel></rss>`);
  expect(feed.entries[0]?.title).toBe('&b;&file;');
});

test('When a feed has entries without end, then the first fifty are read', async () => {
  const items = Array.from({ length: 5_000 }, (_, index) => `<item><title>${index}</title></item>`).join('');
  const { entries } = await parseFeed(`<rss><channel>${items}</channel></rss>`);
  expect(entries).toHaveLength(50);
  expect(entries.at(-1)?.title).toBe('49');
});

test('When a field is long or nested deep, then the parser neither fails nor keeps all of it', async () => {
  const long = 'x'.repeat(100_000);
  const deep = '<a>'.repeat(50_000);
  const feed = await parseFeed(`<rss><channel><item><title>${long}</title><description>${deep}`);
  expect(feed.entries).toHaveLength(1);
  expect(feed.entries[0]?.title).toHaveLength(20_000);
});

const nested = (levels: number): string =>
  `<rss><channel><item><title>1</title><description>${'<a>'.repeat(levels)}x${'</a>'.repeat(levels)}</description></item>
  <item><title>2</title></item></channel></rss>`;

test.each([
  [60, ['1', '2']],
  [61, ['1']],
])('When an element stands %s deep in a field, then the titles read are %j', async (levels, titles) => {
  const { entries } = await parseFeed(nested(levels));
  expect(entries.map(({ title }) => title)).toEqual(titles);
});

test('When an element has attributes without end, then what came before it is read', async () => {
  const attributes = Array.from({ length: 500_000 }, (_, index) => `a${index}=""`).join(' ');
  const begin = process.threadCpuUsage();
  const { entries } = await parseFeed(
    `<rss><channel><item><title>1</title></item><item ${attributes}><title>2</title></item></channel></rss>`,
  );
  const { user } = process.threadCpuUsage(begin);
  expect(entries.map(({ title }) => title)).toEqual(['1']);
  expect(user / 1_000).toBeLessThan(1_000);
});

test('When a feed breaks off, then what came whole is read', async () => {
  const { entries } = await parseFeed(rss.slice(0, rss.indexOf('Sin enlace')));
  expect(entries[0]?.title).toBe('Uno & <b>dos</b>');
});
