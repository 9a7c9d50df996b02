import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..');
const kit = '../../packages/web-kit/src';
const english = globSync(['**/locales/en.json', `${kit}/exercise/locales/en.json`], { cwd: source });
const read = (path: string): unknown => JSON.parse(readFileSync(join(source, path), 'utf8'));

/** Every text by its path; the Spanish plural of millions (`many`) has no English partner. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    texts(inner, path ? `${path}.${key}` : key),
  );
}
const withoutMany = (entries: [string, string][]) => entries.filter(([path]) => !path.endsWith('_many'));
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}|<\/?(\w+)>/g)].map(([hole]) => hole).sort();

it.each(english)('When %s has a text, then Spanish has it too, with the same holes', (file) => {
  const [en, es] = [texts(read(file)), texts(read(file.replace('en.json', 'es.json')))].map(withoutMany);
  expect(es!.map(([path]) => path).sort()).toEqual(en!.map(([path]) => path).sort());
  const spanish = new Map(es);
  for (const [path, text] of en!) expect([path, holes(spanish.get(path)!)]).toEqual([path, holes(text)]);
});

it.each(['en', 'es'])('When the landing page opens in %s, then tab and headline say the same', (language) => {
  const { title, headline } = read(`features/landing/locales/${language}.json`) as Record<string, string>;
  expect(headline!.replaceAll(/<\/?mark>|\.$/g, '')).toBe(title);
});

it('When the policies are counted, then privacy has ten sections and cookies eight, in both languages', () => {
  for (const language of ['en', 'es']) {
    const policies = read(`features/policies/locales/${language}.json`) as Record<
      string,
      { sections: unknown[] }
    >;
    expect(policies.privacy!.sections).toHaveLength(10);
    expect(policies.cookies!.sections).toHaveLength(8);
  }
});
