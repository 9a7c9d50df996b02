import { jest } from '@jest/globals';
import { backoff } from './backoff.ts';
import { openLiveStream } from './live-stream.ts';

const body = (...chunks: string[]) =>
  new Response(new Blob(chunks).stream(), { headers: { 'Content-Type': 'text/event-stream' } });

/** Serves the answers one after the other, then stays silent; tells each request's headers and each pause. */
function serve(
  answers: (Response | (() => Response))[],
  { token = null, since }: { token?: string | null; since?: number } = {},
) {
  const requests: { url: string; headers: Record<string, string> }[] = [];
  const pauses: number[] = [];
  const messages: string[] = [];
  const positions: string[] = [];
  let settle: () => void = () => undefined;
  const exhausted = new Promise<void>((resolve) => (settle = resolve));
  let present = token;
  const stream = openLiveStream({
    ...(since !== undefined && { since }),
    url: (bearer) => (bearer ? '/api/live' : '/api/documents/updates'),
    token: () => present,
    async refresh() {
      present = 'renewed';
      return present;
    },
    onMessage: ({ data }) => messages.push(data),
    onPosition: (id) => positions.push(id),
    async wait(ms) {
      pauses.push(ms);
    },
    async fetch(url, init) {
      requests.push({ url: String(url), headers: init?.headers as Record<string, string> });
      const answer = answers.shift();
      if (answer) return typeof answer === 'function' ? answer() : answer;
      settle();
      return new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
  });
  return { stream, requests, pauses, messages, positions, exhausted };
}

describe('the live stream', () => {
  it('When the server closes, then it reconnects after the last message', async () => {
    const { stream, requests, messages, pauses, exhausted } = serve([
      body('id: e1.5\ndata: uno\n\n', 'id: e1.6\nda', 'ta: dos\n\n'),
    ]);
    await exhausted;
    stream.close();
    expect(messages).toEqual(['uno', 'dos']);
    expect(requests.map(({ headers }) => headers['Last-Event-ID'])).toEqual([undefined, 'e1.6']);
    expect(pauses).toHaveLength(1);
  });

  it('When the page is older than its first stream, then that stream is asked for what came since, and no later one', async () => {
    const { stream, requests, exhausted } = serve([body(), body('id: e1.5\n\n')], {
      since: Date.now() - 5_000,
    });
    await exhausted;
    stream.close();
    const ages = requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('age'));
    expect(Number(ages[0])).toBeGreaterThanOrEqual(7_000);
    // Nothing has come by the first connection, which says nothing of where it stood.
    expect(Number(ages[1])).toBeGreaterThanOrEqual(Number(ages[0]));
    expect(ages[2]).toBeNull();
  });

  it('When the first request is long on its way, then what it may have missed is fetched afresh', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(10_000);
    const slow = () => {
      now.mockReturnValue(12_001);
      return body('id: e1.5\ndata: uno\n\n');
    };
    const { stream, messages, exhausted } = serve([slow], { since: 9_000 });
    await exhausted;
    stream.close();
    now.mockRestore();
    expect(messages).toEqual(['{"type":"reset"}', 'uno']);
  });

  it('When the server moves the position on without a message, then it reconnects from there', async () => {
    const { stream, requests, messages, positions, exhausted } = serve([
      body('id: e1.5\ndata: uno\n\n', 'id: e1', '.9\n\n'),
      body('id: e1.12\n\n'),
    ]);
    await exhausted;
    stream.close();
    expect(messages).toEqual(['uno']);
    expect(requests.map(({ headers }) => headers['Last-Event-ID'])).toEqual([undefined, 'e1.9', 'e1.12']);
    expect(positions).toEqual(['e1.9', 'e1.12']);
  });

  it('When a quiet stream breaks off in the middle, then its position is not lost', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('id: e1.7\n\nid: e1.8\ndata: ')),
      pull: (controller) => controller.error(new Error('reset by peer')),
    });
    const { stream, requests, exhausted } = serve([new Response(broken)]);
    await exhausted;
    stream.close();
    expect(requests.map(({ headers }) => headers['Last-Event-ID'])).toEqual([undefined, 'e1.7']);
  });

  it('When the server asks for a pause, then that is the pause', async () => {
    const { stream, pauses, exhausted } = serve([body('retry: 3000\n\n')]);
    await exhausted;
    stream.close();
    expect(pauses).toEqual([3000]);
  });

  it('When the server is away, then the pauses grow', async () => {
    const failures = Array.from({ length: 5 }, () => new Response('', { status: 503 }));
    const { stream, pauses, exhausted } = serve(failures);
    await exhausted;
    stream.close();
    pauses.forEach((pause, attempt) => {
      expect(pause).toBeGreaterThanOrEqual((1000 * 2 ** attempt) / 2);
      expect(pause).toBeLessThanOrEqual(1000 * 2 ** attempt);
    });
    expect(pauses).toHaveLength(5);
  });

  it('When the token is refused, then it is renewed and sent in the header, never in the address', async () => {
    const { stream, requests, pauses, exhausted } = serve([new Response('', { status: 401 })], {
      token: 'old',
    });
    await exhausted;
    stream.close();
    expect(requests.map(({ url, headers }) => [url, headers.Authorization])).toEqual([
      ['/api/live', 'Bearer old'],
      ['/api/live', 'Bearer renewed'],
    ]);
    expect(pauses).toEqual([]);
  });

  it('When it is restarted, then it connects again at once', async () => {
    const { stream, requests, pauses, exhausted } = serve([]);
    await exhausted;
    stream.restart();
    await new Promise((resolve) => setImmediate(resolve));
    stream.close();
    expect(requests).toHaveLength(2);
    expect(pauses).toEqual([]);
  });
});

describe('the pause before reconnecting', () => {
  it('When attempts pile up, then it never passes thirty seconds', () => {
    expect(backoff(0, () => 0)).toBe(500);
    expect(backoff(0, () => 1)).toBe(1000);
    expect(backoff(50, () => 1)).toBe(30_000);
  });
});
