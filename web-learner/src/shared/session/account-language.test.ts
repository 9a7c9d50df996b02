import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { User } from '@academy/contracts/http/auth/user.ts';
import { changeLanguage, followOtherTabs, provideTexts } from '../i18n/change-language.ts';
import { createSessionActions } from './session-actions.ts';

const loaded: string[] = [];
const stored = new Map<string, string>();
const root = { lang: 'en' };

const ana = { id: 'ana', language: 'es' } as User;
const tab = new EventTarget();
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  const addEventListener = tab.addEventListener.bind(tab);
  Object.assign(globalThis, { localStorage, document: { documentElement: root }, addEventListener });
  followOtherTabs();
});

beforeEach(async () => {
  stored.clear();
  provideTexts(async (language) => loaded.push(language));
  await i18next.init({ lng: 'en', resources: {} });
  root.lang = 'en';
  loaded.length = 0;
});

const signIn = async () => {
  createSessionActions(new QueryClient(), () => undefined).setUser(ana);
  await settled();
};

test('When no language was chosen in this browser, then the account’s holds from the sign-in on', async () => {
  await signIn();
  expect(loaded).toEqual(['es']);
  expect([i18next.language, root.lang]).toEqual(['es', 'es']);
  expect([...stored]).toEqual([]);
});

test('When somebody signs in, then what follows it is said in the account’s language', async () => {
  const actions = createSessionActions(new QueryClient(), () => undefined);
  await actions.signIn({ user: ana, token: 'token' });
  expect(i18next.language).toBe('es');
});

test('When the texts of the account’s language do not arrive, then the sign-in goes on without them', async () => {
  provideTexts(async (language) => {
    if (language === 'es') throw new Error('no connection');
  });
  const actions = createSessionActions(new QueryClient(), () => undefined);
  await actions.signIn({ user: ana, token: 'token' });
  expect(i18next.language).toBe('en');
});

test('When one was chosen in this browser, then it stays', async () => {
  await changeLanguage('en');
  await signIn();
  expect(loaded).toEqual(['en']);
  expect(i18next.language).toBe('en');
});

test('When another language is chosen while texts are on their way, then those change nothing once they are here', async () => {
  const arrive: (() => void)[] = [];
  provideTexts((language) =>
    language === 'es' ? new Promise<void>((resolve) => arrive.push(resolve)) : Promise.resolve(),
  );
  await signIn();
  await changeLanguage('en');
  arrive.forEach((resolve) => resolve());
  await settled();
  expect([i18next.language, root.lang]).toEqual(['en', 'en']);
});

test('When texts do not arrive, then what is loaded next is in the language that is shown', async () => {
  provideTexts(async (language) => {
    loaded.push(language);
    if (language === 'es') throw new Error('no connection');
  });
  await expect(changeLanguage('es')).rejects.toThrow('no connection');
  expect(loaded).toEqual(['es', 'en']);
  expect([i18next.language, root.lang]).toEqual(['en', 'en']);
});

test('When the texts of the language that was chosen do not come, then the choice from before stays', async () => {
  await changeLanguage('en');
  provideTexts(async (language) => {
    if (language === 'es') throw new Error('no connection');
  });
  await expect(changeLanguage('es')).rejects.toThrow('no connection');
  expect(stored.get('language')).toBe('en');
});

const otherTabStores = async (key: string | null, newValue: string | null) => {
  tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  await settled();
};

test('When another tab chooses a language, then this one shows it', async () => {
  await otherTabStores('language', 'es');
  expect(loaded).toEqual(['es']);
  expect([i18next.language, root.lang]).toEqual(['es', 'es']);
});

test.each([
  ['theme', 'es'],
  ['language', 'fr'],
  ['language', null],
  [null, null],
])('When another tab stores %j as %j, then the language stays', async (key, value) => {
  await otherTabStores(key, value);
  expect(loaded).toEqual([]);
  expect([i18next.language, root.lang]).toEqual(['en', 'en']);
});

test('When the texts that another tab chose do not come, then this one stays in its language', async () => {
  provideTexts(async (language) => {
    if (language === 'es') throw new Error('no connection');
  });
  await otherTabStores('language', 'es');
  expect([i18next.language, root.lang]).toEqual(['en', 'en']);
});
