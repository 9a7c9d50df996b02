import { expect, it } from '@jest/globals';
import { memoryStore, type Store } from 'ra-core';
import { withKeptViews } from './kept-views.ts';

function ready(): Store {
  const store = memoryStore();
  store.setup();
  return store;
}

function setUp() {
  const views = new Map([
    ['ana', ready()],
    ['luis', ready()],
  ]);
  let account: string | null = 'ana';
  const store = withKeptViews(ready(), () => (account === null ? null : views.get(account)!));
  return { store, signIn: (who: string | null) => (account = who) };
}

it.each(['users.datatable', 'users.datatable_columnRanks', 'users.savedQueries'])(
  'When somebody signs out and in again, then %s is as they left it, and another account has its own',
  (key) => {
    const { store, signIn } = setUp();
    const told: unknown[] = [];
    store.subscribe(key, (value) => told.push(value));
    store.setItem(key, ['email']);
    store.reset();
    signIn('luis');
    expect(store.getItem(key, [])).toEqual([]);
    signIn('ana');
    expect([store.getItem(key, []), told]).toEqual([['email'], [['email']]]);
    store.removeItem(key);
    expect(store.getItem(key)).toBeUndefined();
  },
);

it('When the store is reset, then all else is forgotten', () => {
  const { store } = setUp();
  store.setItem('users.listParams', { filter: { q: 'ana' } });
  store.reset();
  expect(store.getItem('users.listParams')).toBeUndefined();
});

it('When nobody is signed in, then views are kept nowhere beyond a reset', () => {
  const { store, signIn } = setUp();
  signIn(null);
  store.setItem('users.datatable', ['email']);
  store.reset();
  expect(store.getItem('users.datatable')).toBeUndefined();
});
