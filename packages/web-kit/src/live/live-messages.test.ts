import { openLiveMessages } from './live-messages.ts';
import { parseLiveMessage } from './parse-live-message.ts';

test('When a live message is unknown or broken, then it is ignored', () => {
  expect(parseLiveMessage({ event: 'message', data: '{"type":"reset"}' })).toEqual({ type: 'reset' });
  expect(parseLiveMessage({ event: 'reset', data: '' })).toEqual({ type: 'reset' });
  expect(parseLiveMessage({ event: 'message', data: '{"type":"something_later"}' })).toBeNull();
  expect(parseLiveMessage({ event: 'message', data: 'null' })).toBeNull();
  expect(parseLiveMessage({ event: 'message', data: '{' })).toBeNull();
});

const sent = 'data: {"type":"something_later"}\n\ndata: {"type":"session_ended"}\n\n';

test('When the token changes, then the stream begins again with it, until it is closed', async () => {
  const listeners = new Set<(token: string | null) => void>();
  let token = 'first';
  const bearers: (string | undefined)[] = [];
  const heard: string[] = [];
  let settle: () => void = () => undefined;
  const heardNext = () => new Promise<void>((resolve) => (settle = resolve));
  const session = {
    read: () => token,
    refresh: async () => null,
    subscribe: (listener: (token: string | null) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const close = openLiveMessages({
    name: 'live-messages',
    url: () => '/api/live',
    session,
    fetch: async (_url, init) => {
      bearers.push((init?.headers as Record<string, string>).Authorization);
      const body = new ReadableStream<Uint8Array>({
        start: (made) => {
          made.enqueue(new TextEncoder().encode(sent));
          init?.signal?.addEventListener('abort', () => made.error(new Error('aborted')));
        },
      });
      return new Response(body);
    },
    onMessage: ({ type }) => {
      heard.push(type);
      settle();
    },
  });
  await heardNext();
  token = 'second';
  const again = heardNext();
  for (const listener of listeners) listener(token);
  await again;
  expect(heard).toEqual(['session_ended', 'session_ended']);
  expect(bearers).toEqual(['Bearer first', 'Bearer second']);
  close();
  expect(listeners.size).toBe(0);
});
