import { readdirSync, readFileSync } from 'node:fs';
import { spokenSegments } from './spoken-segments.ts';

const root = new URL('../../../../content/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?:lesson|content)\.(?:es|en)\.md$/.test(name),
);

test('When any lesson or document of the academy is read out, then no symbol is left in what is said', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
  for (const file of files) {
    const language = file.endsWith('.es.md') ? 'es' : 'en';
    const content = readFileSync(new URL(file, root), 'utf8');
    const said = spokenSegments({ title: 'Lesson', content }, language);
    expect(said.length).toBeGreaterThan(5);
    const odd = said.filter(({ text }) => /[^\p{L}\p{N}\s.,;:?!¿¡()'-]|\s{2}|\s[.,;:?!]|--/u.test(text));
    expect({ file, odd }).toEqual({ file, odd: [] });
  }
});
