import { VIEWING_KEY } from '@academy/web-kit/session/viewing-session.ts';

const kept = new Map([[VIEWING_KEY, 'of a viewing before']]);
Object.assign(globalThis, {
  location: { pathname: '/viewing', hash: '#id.secret' },
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  },
});

it('When the console opens a tab with a code, then the token of an earlier viewing that was copied there is dropped', async () => {
  const { isViewing } = await import('./is-viewing.ts');
  expect([isViewing, kept.size]).toEqual([false, 0]);
});
