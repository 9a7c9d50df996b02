import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const e2e = join(import.meta.dirname, '..');

test('The README has a line for every journey, and for no other', () => {
  const readme = readFileSync(join(e2e, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^- `journeys\/([^`]+)`/gm)].map(([, name]) => name);
  const journeys = readdirSync(join(e2e, 'journeys')).map((file) => file.replace(/\.spec\.ts$/, ''));
  expect(listed.toSorted()).toEqual(journeys.toSorted());
});
