import { openSharedLiveStream } from './shared-live-stream.ts';

const frame = (id: string, data: string) => new TextEncoder().encode(`id: ${id}\ndata: ${data}\n\n`);

/** A server of one stream: what it sends, and how often it was asked. */
function createServer() {
  const positions: (string | undefined)[] = [];
  const connections = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  return {
    /** Settles once the stream has been asked for so often. */
    connects: (count: 1 | 2) => connections[count - 1]?.promise,
    /** From where each request for the stream went on. */
    positions,
    send: (id: string, data: string) => controller?.enqueue(frame(id, data)),
    fetch: async (_url: unknown, init?: RequestInit) => {
      positions.push((init?.headers as Record<string, string>)['Last-Event-ID']);
      const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) });
      connections[positions.length - 1]?.resolve();
      return new Response(body);
    },
  };
}

function openTab(server: ReturnType<typeof createServer>, name: string, since: number) {
  const heard: string[] = [];
  let settle: () => void = () => undefined;
  let wanted = Infinity;
  const stream = openSharedLiveStream({
    name,
    since,
    url: () => '/api/live',
    token: () => null,
    refresh: async () => null,
    fetch: server.fetch,
    onMessage({ data }) {
      heard.push(data);
      if (heard.length >= wanted) settle();
    },
  });
  return {
    heard,
    close: stream.close,
    hears: (count: number) => {
      wanted = count;
      return heard.length >= count ? Promise.resolve() : new Promise<void>((resolve) => (settle = resolve));
    },
  };
}

test('When a tab joins after a message that its page is older than, then it hears it once, and shares the stream', async () => {
  const server = createServer();
  const begun = Date.now();
  const first = openTab(server, 'joins', begun);
  await server.connects(1);
  server.send('1', 'missed');
  await first.hears(1);

  const second = openTab(server, 'joins', begun);
  server.send('2', 'next');
  await second.hears(2);
  server.send('3', 'last');
  await second.hears(3);
  first.close();
  second.close();
  expect(second.heard.toSorted()).toEqual(['last', 'missed', 'next']);
  expect(first.heard).toEqual(['missed', 'next', 'last']);
  expect(server.positions).toHaveLength(1);
});

test('When a tab joins with a page that began after a message, then it does not hear that', async () => {
  const server = createServer();
  const first = openTab(server, 'later', Date.now());
  await server.connects(1);
  server.send('1', 'old');
  await first.hears(1);

  const second = openTab(server, 'later', Date.now() + 1_000);
  const third = openTab(server, 'later', 0);
  // The answers come in the order of the questions, so the second has its own by then.
  await third.hears(1);
  server.send('2', 'new');
  await second.hears(1);
  for (const tab of [first, second, third]) tab.close();
  expect(second.heard).toEqual(['new']);
});

test('When the tab that reads closes, then the next goes on from where the stream stood, though it only heard an answer', async () => {
  const server = createServer();
  const begun = Date.now();
  const first = openTab(server, 'goes on', begun);
  await server.connects(1);
  server.send('1', 'one');
  server.send('2', 'two');
  await first.hears(2);
  const second = openTab(server, 'goes on', begun);
  await second.hears(2);
  first.close();
  await server.connects(2);
  second.close();
  expect(server.positions).toEqual([undefined, '2']);
});

test('When the stream says the same twice at one position, then every tab hears it twice', async () => {
  const server = createServer();
  const first = openTab(server, 'twice', Date.now());
  const second = openTab(server, 'twice', Date.now() + 1_000);
  await server.connects(1);
  server.send('1', 'reset');
  server.send('1', 'reset');
  await Promise.all([first.hears(2), second.hears(2)]);
  for (const tab of [first, second]) tab.close();
  expect(second.heard).toEqual(['reset', 'reset']);
});
