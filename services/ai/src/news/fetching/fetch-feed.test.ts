import { deflateRawSync, gzipSync } from 'node:zlib';
import { FeedError } from './feed-failure.ts';
import type { FeedAnswer, FeedNetwork, FeedRequest } from './feed-network.ts';
import { fetchFeed, type FetchOptions } from './fetch-feed.ts';

const publicAddress = '93.184.215.14';
const feed = '<rss/>';

interface Scripted {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array | AsyncIterable<Uint8Array>;
}

const once = async function* (bytes: Uint8Array) {
  yield await Promise.resolve(bytes);
};

const answerWith = ({ status = 200, headers = {}, body = feed }: Scripted): FeedAnswer => ({
  status,
  header: (name) => headers[name],
  body: typeof body === 'string' ? once(Buffer.from(body)) : body instanceof Uint8Array ? once(body) : body,
  close: () => undefined,
});

/** A world without sockets: names lead to these addresses (else to a public one), and requests get these answers. */
const world = (options: { names?: Record<string, string[]>; answers?: Record<string, Scripted> } = {}) => {
  const connected: FeedRequest[] = [];
  const resolved: string[] = [];
  const network: FeedNetwork = {
    resolve: (name) => {
      resolved.push(name);
      return Promise.resolve(options.names?.[name] ?? [publicAddress]);
    },
    connect: (request) => {
      connected.push(request);
      return Promise.resolve(answerWith(options.answers?.[request.url.href] ?? {}));
    },
  };
  return { network, connected, resolved };
};

const none = { etag: null, lastModified: null };
const defaults = {
  reach: { allowLoopback: false },
  timeoutMs: 2_000,
  maxBytes: 1_000,
  userAgent: 'test',
};

const fetchFrom = (url: string, { network }: { network: FeedNetwork }, more: Partial<FetchOptions> = {}) =>
  fetchFeed(url, none, { network, ...defaults, ...more });

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof FeedError ? error.code : error),
  );

describe('Addresses that lead inside', () => {
  test.each([
    ['loopback', 'http://127.0.0.1/'],
    ['loopback with a port', 'http://127.0.0.1:8080/'],
    ['loopback elsewhere in its block', 'http://127.8.8.8/'],
    ['loopback in one number', 'http://2130706433/'],
    ['loopback in hexadecimal', 'http://0x7f000001/'],
    ['loopback in hexadecimal parts', 'http://0x7f.0x0.0x0.0x1/'],
    ['loopback in octal', 'http://0177.0.0.1/'],
    ['loopback in octal with zeros', 'http://00000177.0.0.01/'],
    ['loopback with parts left out', 'http://127.1/'],
    ['loopback with a dot behind it', 'http://127.0.0.1./'],
    ['loopback in full-width digits', 'http://１２７.０.０.１/'],
    ['loopback in circled digits', 'http://①②⑦.⓪.⓪.①/'],
    ['loopback with ideographic dots', 'http://127。0。0。1/'],
    ['loopback percent-encoded', 'http://%31%32%37.0.0.1/'],
    ['loopback behind backslashes', 'http:\\\\127.0.0.1\\'],
    ['loopback without slashes', 'http:127.0.0.1'],
    ['loopback with a tab in the scheme', 'ht\ttp://127.0.0.1/'],
    ['this host', 'http://0.0.0.0/'],
    ['this host as zero', 'http://0/'],
    ['a private A network', 'http://10.0.0.1/'],
    ['a private B network', 'http://172.31.255.254/'],
    ['a private C network', 'http://192.168.1.1/'],
    ['a carrier network', 'http://100.64.0.1/'],
    ['cloud metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['cloud metadata in one number', 'http://2852039166/'],
    ['cloud metadata in hexadecimal', 'http://0xA9FEA9FE/'],
    ['another cloud’s metadata', 'http://100.100.100.200/'],
    ['Azure’s host', 'http://168.63.129.16/'],
    ['a benchmark network', 'http://198.18.0.1/'],
    ['documentation', 'http://192.0.2.1/'],
    ['multicast', 'http://224.0.0.1/'],
    ['broadcast', 'http://255.255.255.255/'],
    ['a reserved block', 'http://240.0.0.1/'],
    ['IPv6 loopback', 'http://[::1]/'],
    ['IPv6 loopback written out', 'http://[0:0:0:0:0:0:0:1]/'],
    ['IPv6 unspecified', 'http://[::]/'],
    ['loopback inside IPv6', 'http://[::ffff:127.0.0.1]/'],
    ['loopback inside IPv6 in hexadecimal', 'http://[::ffff:7f00:1]/'],
    ['a public address inside IPv6', 'http://[::ffff:93.184.215.14]/'],
    ['an old way of loopback inside IPv6', 'http://[::127.0.0.1]/'],
    ['a translated private address', 'http://[64:ff9b::10.0.0.1]/'],
    ['loopback by 6to4', 'http://[2002:7f00:1::]/'],
    ['Teredo', 'http://[2001:0:7f00:1::1]/'],
    ['a unique local network', 'http://[fd00::1]/'],
    ['metadata by IPv6', 'http://[fd00:ec2::254]/'],
    ['a link-local address', 'http://[fe80::1]/'],
    ['IPv6 multicast', 'http://[ff02::1]/'],
    ['IPv6 documentation', 'http://[2001:db8::1]/'],
    ['localhost', 'http://localhost/'],
    ['localhost in capitals with a dot', 'http://LOCALHOST./'],
    ['a name below localhost', 'http://feed.localhost/'],
    ['a name of the network', 'http://router.local/'],
    ['metadata by name', 'http://metadata.google.internal/'],
    ['a service of a cluster', 'http://mongo/'],
    ['a home network', 'http://nas.home.arpa/'],
    ['another scheme', 'file:///etc/passwd'],
    ['an old scheme', 'gopher://example.com:70/_GET'],
    ['data in the address', 'data:text/xml,<rss/>'],
    ['script in the address', 'javascript:alert(1)'],
    ['ftp', 'ftp://example.com/feed'],
    ['another port', 'http://example.com:6379/'],
    ['a database’s port by https', 'https://example.com:27017/'],
    ['a user before the host', 'http://example.com@127.0.0.1/'],
    ['a user of a public host', 'http://127.0.0.1@example.com/'],
    ['no host', 'http:///'],
    ['no address at all', 'nothing'],
    ['a line break', 'http://127.0.0.1\r\nHost: example.com/'],
    ['an address without end', `https://example.com/${'a'.repeat(2_000)}`],
  ])('When a feed is at %s, then nothing is resolved or connected to', async (_trick, url) => {
    const net = world();
    expect(await failureOf(fetchFrom(url, net))).toMatch(/^(address-refused|private-address)$/);
    expect(net.connected).toEqual([]);
    expect(net.resolved).toEqual([]);
  });

  test.each([
    ['loopback', ['127.0.0.1']],
    ['metadata', ['169.254.169.254']],
    ['a private network', ['10.1.2.3']],
    ['IPv6 loopback', ['::1']],
    ['loopback inside IPv6', ['::ffff:127.0.0.1']],
    ['a link-local address with its zone', ['fe80::1%eth0']],
    ['a public and a private address', [publicAddress, '192.168.0.10']],
    ['a private address hidden behind IPv6', ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 'fd00::1']],
    ['something that is no address', ['example.com']],
  ])('When a name leads to %s, then nothing is connected to', async (_trick, addresses) => {
    const net = world({ names: { 'rebind.example.com': addresses } });
    expect(await failureOf(fetchFrom('https://rebind.example.com/feed', net))).toBe('private-address');
    expect(net.connected).toEqual([]);
  });

  test('When a name leads elsewhere at the second question, then the checked address is the one that is used', async () => {
    let questions = 0;
    const net = world();
    const network: FeedNetwork = {
      ...net.network,
      resolve: () => Promise.resolve((questions += 1) === 1 ? [publicAddress] : ['127.0.0.1']),
    };
    await fetchFrom('http://rebind.example.com/feed', { network });
    expect(questions).toBe(1);
    expect(net.connected.map(({ address, url }) => [address, url.hostname])).toEqual([
      [publicAddress, 'rebind.example.com'],
    ]);
  });

  test.each([
    ['loopback', 'http://127.0.0.1/'],
    ['metadata without a scheme', '//169.254.169.254/latest/'],
    ['a local name', 'http://localhost:9092/'],
    ['a name that leads inside', 'http://inside.example.com/'],
    ['another scheme', 'file:///etc/passwd'],
    ['another port', 'http://example.com:6379/'],
    ['nowhere', ''],
  ])(
    'When a feed redirects to %s, then only the first address was connected to',
    async (_trick, location) => {
      const net = world({
        names: { 'inside.example.com': ['10.0.0.5'] },
        answers: { 'http://example.com/feed': { status: 302, headers: { location } } },
      });
      const failure = await failureOf(fetchFrom('http://example.com/feed', net));
      // An empty Location is the same address again, until there were too many.
      expect(failure).toMatch(/^(address-refused|private-address|too-many-redirects)$/);
      expect(new Set(net.connected.map(({ address }) => address))).toEqual(new Set([publicAddress]));
    },
  );

  test('When a secure feed redirects to an insecure address, then it is not followed', async () => {
    const net = world({
      answers: {
        'https://example.com/feed': { status: 301, headers: { location: 'http://example.com/feed' } },
      },
    });
    expect(await failureOf(fetchFrom('https://example.com/feed', net))).toBe('address-refused');
    expect(net.connected).toHaveLength(1);
  });

  test('When loopback is allowed, then only loopback is', async () => {
    const reach = { allowLoopback: true };
    const net = world();
    await fetchFrom('http://127.0.0.1:8080/feed', net, { reach });
    expect(net.connected.map(({ address }) => address)).toEqual(['127.0.0.1']);
    for (const url of [
      'http://10.0.0.1/',
      'http://169.254.169.254/',
      'http://localhost/',
      'http://example.com:81/',
    ])
      expect(await failureOf(fetchFrom(url, net, { reach }))).toMatch(/^(address-refused|private-address)$/);
    expect(net.connected).toHaveLength(1);
  });
});

describe('What is fetched', () => {
  test('When a feed redirects to another public address, then that is checked and read', async () => {
    const net = world({
      names: { 'new.example.com': ['93.184.215.15'] },
      answers: {
        'http://example.com/feed': { status: 301, headers: { location: 'https://new.example.com/atom' } },
        'https://new.example.com/atom': {
          headers: { etag: '"1"', 'last-modified': 'Sun, 01 Feb 2026 10:00:00 GMT' },
        },
      },
    });
    const fetched = await fetchFrom('http://example.com/feed', net);
    expect(fetched).toMatchObject({
      kind: 'changed',
      text: feed,
      etag: '"1"',
      lastModified: 'Sun, 01 Feb 2026 10:00:00 GMT',
    });
    expect(net.connected.map(({ address }) => address)).toEqual([publicAddress, '93.184.215.15']);
  });

  test('When a feed redirects without end, then it is given up after five', async () => {
    const net = world({
      answers: { 'http://example.com/feed': { status: 307, headers: { location: '/feed' } } },
    });
    expect(await failureOf(fetchFrom('http://example.com/feed', net))).toBe('too-many-redirects');
    expect(net.connected).toHaveLength(6);
  });

  test('When the last answer had validators, then they are sent, and an unchanged feed is not read', async () => {
    const net = world({ answers: { 'http://example.com/feed': { status: 304 } } });
    const validators = { etag: '"abc"', lastModified: 'Sun, 01 Feb 2026 10:00:00 GMT' };
    const fetched = await fetchFeed('http://example.com/feed', validators, { ...net, ...defaults });
    expect(fetched).toEqual({ kind: 'unchanged' });
    expect(net.connected[0]?.headers).toMatchObject({
      'if-none-match': '"abc"',
      'if-modified-since': 'Sun, 01 Feb 2026 10:00:00 GMT',
    });
  });

  test('When a server refuses, then its status and the pause that it asks for are known', async () => {
    const net = world({
      answers: { 'http://example.com/feed': { status: 429, headers: { 'retry-after': '120' } } },
    });
    await expect(fetchFrom('http://example.com/feed', net)).rejects.toMatchObject({
      code: 'http-status',
      status: 429,
      retryAfterMs: 120_000,
    });
  });

  const stalling = async function* () {
    yield Buffer.from('<rss>');
    await new Promise(() => undefined);
  };

  test.each([
    ['never resolves', { resolve: () => new Promise<string[]>(() => undefined) }],
    ['stops in the middle', { connect: () => Promise.resolve(answerWith({ body: stalling() })) }],
  ])('When a server %s, then the fetch ends in its time', async (_what, part: Partial<FeedNetwork>) => {
    const network = { ...world().network, ...part };
    expect(await failureOf(fetchFrom('http://example.com/', { network }, { timeoutMs: 50 }))).toBe('timeout');
  });

  test('When a name has no address, then that is what is said', async () => {
    const network = { ...world().network, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await failureOf(fetchFrom('http://example.com/', { network }))).toBe('name-not-found');
  });

  const endless = async function* () {
    for (;;) yield await Promise.resolve(Buffer.alloc(400));
  };

  test.each([
    ['says so', { headers: { 'content-length': '1001' } }],
    ['does not end', { body: endless() }],
    [
      'is large once unpacked',
      { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(1_001)) },
    ],
  ])('When a feed is too large and %s, then it is given up', async (_what, answer) => {
    const net = world({ answers: { 'http://example.com/': answer } });
    expect(await failureOf(fetchFrom('http://example.com/', net))).toBe('too-large');
  });

  test.each([
    ['gzip', { headers: { 'content-encoding': 'gzip' }, body: gzipSync('<rss>ñ</rss>') }],
    [
      'Latin-1 by its header',
      {
        headers: { 'content-type': 'text/xml; charset=ISO-8859-1' },
        body: Buffer.from('<rss>ñ</rss>', 'latin1'),
      },
    ],
    [
      'Latin-1 by its XML',
      { body: Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><rss>ñ</rss>', 'latin1') },
    ],
    ['UTF-16 by its mark', { body: Buffer.from('\uFEFF<rss>ñ</rss>', 'utf16le') }],
  ])('When a feed is sent as %s, then its text is read right', async (_what, answer) => {
    const net = world({ answers: { 'http://example.com/': answer } });
    expect(await fetchFrom('http://example.com/', net)).toMatchObject({
      text: expect.stringContaining('<rss>ñ</rss>') as string,
    });
  });

  test.each([
    ['an unknown packing', { headers: { 'content-encoding': 'zstd-x' } }, 'unknown-encoding'],
    ['an unknown alphabet', { headers: { 'content-type': 'text/xml; charset=klingon' } }, 'unknown-encoding'],
    [
      'a broken packing',
      { headers: { 'content-encoding': 'gzip' }, body: deflateRawSync('x') },
      'unreachable',
    ],
  ])('When a feed comes in %s, then it is refused', async (_what, answer, code) => {
    const net = world({ answers: { 'http://example.com/': answer } });
    expect(await failureOf(fetchFrom('http://example.com/', net))).toBe(code);
  });
});
