import { QueryClient } from '@tanstack/react-query';
import type { User } from '@academy/contracts/http/auth/user.ts';
import { createSessionActions, type SessionState } from './session-actions.ts';

const ana = { id: 'ana', language: 'es' } as User;
const asked: { url: string; during: SessionState['status'] | undefined }[] = [];
const states: SessionState['status'][] = [];
const actions = createSessionActions(new QueryClient(), ({ status }) => states.push(status));

let answer: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  states.length = 0;
  globalThis.fetch = (input) => {
    // The connection looks whether it is back.
    if (String(input) === '/icon.svg') return Promise.resolve(new Response());
    asked.push({ url: String(input), during: states.at(-1) });
    return answer();
  };
  actions.setUser(ana);
});

test('When somebody signs out, then nothing of theirs is on the screen while the server is told', async () => {
  answer = async () => new Response(null, { status: 204 });
  await actions.signOut();
  expect(asked).toEqual([{ url: '/api/auth/logout', during: 'loading' }]);
  expect(states).toEqual(['signed-in', 'loading', 'signed-out']);
});

test('When the server does not answer, then the browser forgets them all the same', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  await actions.signOut();
  expect(states.at(-1)).toBe('signed-out');
});
