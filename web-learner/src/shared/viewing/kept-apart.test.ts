import { VIEWING_KEY } from '@academy/web-kit/session/viewing-session.ts';

const local = new Map([
  ['language', 'es'],
  ['theme', 'dark'],
  ['token', 'of the administrator'],
  ['cookie-consent', '{"analytics":true,"functionality":true}'],
  ['draft:chief:exercise', 'a draft of the administrator'],
]);
const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
Object.assign(globalThis, {
  localStorage: storageOf(local),
  sessionStorage: storageOf(new Map([[VIEWING_KEY, 'token']])),
});

it('When a tab views as a learner, then it neither reads nor changes what the administrator’s browser keeps', async () => {
  const before = new Map(local);
  const { readStored, writeStored, createComfortStorage } = await import('../storage.ts');
  expect([readStored('language'), readStored('draft:chief:exercise'), readStored('cookie-consent')]).toEqual([
    'es',
    null,
    null,
  ]);
  writeStored('language', 'en');
  writeStored('draft:ana:exercise', 'typed in a viewing');
  writeStored('draft:chief:exercise', null);
  createComfortStorage(() => true).write('theme', 'light');
  expect([readStored('language'), readStored('draft:ana:exercise')]).toEqual(['en', 'typed in a viewing']);
  expect(local).toEqual(before);
});

it('When it is over, then the session of the browser stays what it was', async () => {
  const { session } = await import('../api/client.ts');
  expect(session.read()).toBe('token');
  session.set(null);
  expect([session.read(), local.get('token')]).toEqual([null, 'of the administrator']);
});
