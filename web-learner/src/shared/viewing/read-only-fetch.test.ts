import { readOnlyFetch } from './read-only-fetch.ts';

const sent: string[] = [];
const send = readOnlyFetch((_input, init) => {
  sent.push(init?.method ?? 'GET');
  return Promise.resolve(new Response('{}'));
});

beforeEach(() => {
  sent.length = 0;
});

it('When something is read, then it is sent', async () => {
  expect((await send('/api/courses', { method: 'GET' })).status).toBe(200);
  expect((await send('/icon.svg')).status).toBe(200);
  expect(sent).toEqual(['GET', 'GET']);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'When something would change by %s, then it is refused here',
  async (method) => {
    const answer = await send('/api/courses/first/enrol', { method });
    expect([answer.status, ((await answer.json()) as { type: string }).type]).toEqual([
      403,
      '/problems/viewing-read-only',
    ]);
    expect(sent).toEqual([]);
  },
);
