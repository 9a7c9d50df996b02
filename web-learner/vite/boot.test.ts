import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const source = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8');
const preloads = { en: ['/en.js'], es: ['/es.js'], landing: ['/landing.js'], dashboard: ['/dashboard.js'] };

/** Runs the script that stands before everything else on a page, and returns what it leaves there. */
const boot = (languages: readonly string[], stored: Record<string, string> = {}, pathname = '/') => {
  const documentElement = { dataset: {} as Record<string, string>, lang: '' };
  const fetched: string[] = [];
  runInNewContext(source, {
    document: {
      documentElement,
      getElementById: () => ({ textContent: JSON.stringify(preloads) }),
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    },
    matchMedia: () => ({ matches: false }),
    location: { pathname },
    navigator: { languages },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  });
  return { lang: documentElement.lang, hero: documentElement.dataset.firstPaint, fetched };
};

it.each([
  [['es-ES', 'en'], 'es'],
  [['es-419'], 'es'],
  [['en-GB', 'es'], 'en'],
  [['fr-FR', 'es', 'en'], 'es'],
  [['ca-ES', 'EN-us'], 'en'],
  [['de'], 'en'],
  [[], 'en'],
])(
  'When nothing is stored and the browser asks for %j, then the page begins in %s',
  (languages, language) => {
    expect(boot(languages)).toEqual({
      lang: language,
      hero: language,
      fetched: [`/${language}.js`, '/landing.js'],
    });
  },
);

it('When a language was chosen, then it goes before the browser’s', () => {
  expect(boot(['es-ES'], { language: 'en' }).lang).toBe('en');
  expect(boot(['en-GB'], { language: 'es' }).lang).toBe('es');
  expect(boot(['es-ES'], { language: 'klingon' }).lang).toBe('es');
});

it('When somebody is signed in, then the hero stays hidden and the dashboard is fetched', () => {
  const { hero, fetched } = boot(['en'], { token: 'signed' });
  expect(hero).toBeUndefined();
  expect(fetched).toEqual(['/en.js', '/dashboard.js']);
});

it('When the page is not the home page, then the hero stays hidden', () => {
  expect(boot(['es'], {}, '/courses')).toEqual({ lang: 'es', hero: undefined, fetched: ['/es.js'] });
});
