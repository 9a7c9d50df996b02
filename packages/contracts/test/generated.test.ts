import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '../scripts/generated-files.ts';

const root = join(import.meta.dirname, '../generated');

test('When the contracts change, then the generated files are committed with them', () => {
  for (const [name, text] of generatedFiles()) expect(readFileSync(join(root, name), 'utf8')).toBe(text);
});

test('When an event is no longer declared, then its golden file is gone too', () => {
  const files = readdirSync(join(root, 'events')).map((file) => `events/${file}`);
  expect(files.filter((file) => !generatedFiles().has(file))).toEqual([]);
});
