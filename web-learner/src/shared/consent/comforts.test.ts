export {};

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});
kept.set('theme', 'dark');
kept.set('cookie-consent', JSON.stringify({ necessary: true, analytics: false, functionality: false }));
// Read as a page reads it that opens with what was stored before.
const { choosePreferences, comfortStorage } = await import('./consent-store.ts');
const choose = (functionality: boolean) =>
  choosePreferences({ necessary: true, analytics: false, functionality });
const written = () => [...kept.keys()].filter((key) => key !== 'cookie-consent');

it('When comforts were kept before and are refused, then they are deleted as the page opens, which goes on with them', () => {
  expect(written()).toEqual([]);
  expect(comfortStorage.read('theme')).toBe('dark');
});

it('When comforts are refused, then nothing is kept, but the page goes by them', () => {
  choose(false);
  comfortStorage.write('sidebar', 'collapsed');
  comfortStorage.write('live-check', 'on');
  comfortStorage.write('audio-rate', '2');
  comfortStorage.write('theme', 'light');
  expect(written()).toEqual([]);
  expect(comfortStorage.read('sidebar')).toBe('collapsed');
});

it('When comforts are accepted after all, then those of the page are kept; when refused again, they are deleted', () => {
  choose(true);
  expect(Object.fromEntries(kept)).toMatchObject({ sidebar: 'collapsed', theme: 'light', 'audio-rate': '2' });
  comfortStorage.write('theme', 'dark');
  expect(kept.get('theme')).toBe('dark');
  choose(false);
  expect(written()).toEqual([]);
  expect(comfortStorage.read('theme')).toBe('dark');
});

it('When another tab changes a comfort, then this one reads the new value', () => {
  choose(true);
  comfortStorage.write('theme', 'dark');
  kept.set('theme', 'light');
  expect(comfortStorage.read('theme')).toBe('light');
});

it('When another tab refuses, then this one keeps nothing either', () => {
  choose(true);
  kept.clear();
  kept.set('cookie-consent', JSON.stringify({ necessary: true, analytics: false, functionality: false }));
  comfortStorage.write('sidebar', 'expanded');
  expect(written()).toEqual([]);
});
