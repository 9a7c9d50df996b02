import { globSync } from 'node:fs';
import { join } from 'node:path';
import { textsOnDemand } from '../src/app/texts-on-demand.ts';
import { preloadedTexts } from './preloaded-texts.ts';

const source = join(import.meta.dirname, '../src');
const files = globSync('**/locales/*.json', { cwd: source }).map((file) => `/src/${file}`);

it.each(['en', 'es'])('When texts load on demand, then the first page leaves them out in %s', (language) => {
  const preloaded = files.filter((file) => preloadedTexts(language).test(file));
  const onDemand = textsOnDemand.map((feature) => `/src/features/${feature}/locales/${language}.json`);
  const ofLanguage = files.filter((file) => file.endsWith(`/${language}.json`));
  expect(ofLanguage).toEqual(expect.arrayContaining(onDemand));
  expect(preloaded.sort()).toEqual(ofLanguage.filter((file) => !onDemand.includes(file)).sort());
});

it('When the lessons have words of the kit, then the first page leaves those out, too', () => {
  expect(preloadedTexts('en').test('/packages/web-kit/src/exercise/locales/en.json')).toBe(false);
});
