import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOKEN_KEY } from '@academy/web-kit/session/token-storage.ts';
import { VIEWING_KEY } from '@academy/web-kit/session/viewing-session.ts';
import { functionalityKeys, necessaryKeys } from './stored-keys.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const sectionsOf = (language: string): string[] => {
  const texts = JSON.parse(read(`web-learner/src/features/policies/locales/${language}.json`)) as {
    cookies: { sections: { text: string }[] };
  };
  return texts.cookies.sections.map(({ text }) => text);
};
const asWritten = (key: string): string => `\`${key.replace(/:$/, ':…')}\``;

/** Modules that touch the browser's storage themselves, with what they keep there. */
const owners: Record<string, readonly string[]> = {
  'packages/web-kit/src/session/token-storage.ts': [TOKEN_KEY],
  'packages/web-kit/src/session/viewing-session.ts': [VIEWING_KEY],
  'web-learner/src/features/playground/model/typed.ts': ['playground'],
  'web-learner/src/shared/storage.ts': necessaryKeys,
  'web-learner/src/shared/trial/trial-text.ts': ['trial'],
};

it('When something keeps data in the browser, then by a module whose keys are known', () => {
  const files = globSync(['web-learner/src/**/*.{ts,tsx}', 'packages/web-kit/src/**/*.ts'], { cwd: root });
  const touching = files.filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      /\b(localStorage|sessionStorage|indexedDB)\.|document\.cookie/.test(read(file)),
  );
  expect(touching.sort()).toEqual(Object.keys(owners).sort());
});

it.each(['en', 'es'])(
  'When the cookie policy is read in %s, then it names every key and cookie',
  (language) => {
    const [, necessary, functionality] = sectionsOf(language);
    for (const key of [...Object.values(owners).flat(), 'react-router-scroll-positions'])
      expect(necessary).toContain(asWritten(key));
    for (const key of functionalityKeys) expect(functionality).toContain(asWritten(key));
    const cookies = [
      /plainName = '(\w+)'/.exec(read('services/auth/src/accounts/sessions/refresh-cookie.ts')),
      /: '(academy_\w+)'/.exec(read('services/auth/src/accounts/sign-in/known-browser-cookie.ts')),
    ].map((found) => found?.[1]);
    expect(cookies).toEqual([expect.any(String), expect.any(String)]);
    for (const cookie of cookies) expect(necessary).toContain(`\`${cookie}\``);
  },
);
