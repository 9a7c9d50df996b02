import { localStorageStore, type Store } from 'ra-core';

/** Local-storage key of the chosen theme, shared with the learners' app. */
const THEME_KEY = 'theme';
type Listener = (value: unknown) => void;

const readTheme = () => {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {
    return undefined;
  }
};

/** react-admin's preferences, but the theme where the learners' app keeps it, so that both look alike. */
export function createAcademyStore(): Store {
  const store = localStorageStore('1', 'Admin');
  const listeners = new Set<Listener>();
  const otherTab = (event: StorageEvent) => {
    if (event.key === THEME_KEY) for (const listener of listeners) listener(readTheme());
  };
  return {
    ...store,
    setup() {
      store.setup();
      addEventListener('storage', otherTab);
    },
    teardown() {
      store.teardown();
      removeEventListener('storage', otherTab);
    },
    getItem: (key, defaultValue) =>
      key === THEME_KEY
        ? ((readTheme() ?? defaultValue) as typeof defaultValue)
        : store.getItem(key, defaultValue),
    setItem(key, value) {
      if (key !== THEME_KEY) return store.setItem(key, value);
      try {
        localStorage.setItem(THEME_KEY, String(value));
      } catch {
        // Forbidden: the choice then lasts as long as the page.
      }
      for (const listener of listeners) listener(value);
    },
    subscribe(key, listener) {
      if (key !== THEME_KEY) return store.subscribe(key, listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
