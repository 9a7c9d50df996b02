import { readClaims } from '@academy/web-kit/session/token.ts';
import { localStorageStore, type Store } from 'ra-core';

/** The columns of a list with their order, and the filters that somebody saved there. */
const isView = (key: string): boolean => /\.(?:datatable(?:_columnRanks)?|savedQueries)$/.test(key);

/** The stores of views, one for each account that signs in here. */
export function createViews(token: () => string | null): () => Store | null {
  const stores = new Map<string, Store>();
  return () => {
    const account = readClaims(token() ?? '')?.sub;
    if (account === undefined) return null;
    const known = stores.get(account);
    if (known) return known;
    const made = localStorageStore('1', `Views.${account}`);
    made.setup();
    stores.set(account, made);
    return made;
  };
}

/**
 * A store whose views belong to the account that is signed in and outlive its session: react-admin forgets all that it stores at
 * each sign-out, and would show one person's saved filters to the next.
 */
export function withKeptViews(store: Store, views: () => Store | null): Store {
  const storeOf = (key: string) => (isView(key) ? (views() ?? store) : store);
  return {
    ...store,
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    subscribe: (key, listener) => storeOf(key).subscribe(key, listener),
  };
}
