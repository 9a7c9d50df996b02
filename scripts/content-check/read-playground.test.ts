import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPlayground } from './read-playground.ts';

const kept = path.join(import.meta.dirname, '../../content/playground');
const root = mkdtempSync(path.join(tmpdir(), 'playground-content-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The faults found in a copy of the academy's playground after a change of one file. */
const faultsAfter = (name: string, change: (folder: string) => void): string[] => {
  const folder = path.join(root, name);
  cpSync(kept, folder, { recursive: true });
  change(folder);
  const faults: string[] = [];
  readPlayground(folder, (file, problem) => faults.push(`${path.relative(folder, file)}: ${problem}`));
  return faults;
};
const edit = (file: string, from: string | RegExp, to: string) => (folder: string) => {
  const target = path.join(folder, file);
  writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
};

test('When nothing is changed, then there are no faults', () => {
  expect(faultsAfter('whole', () => undefined)).toEqual([]);
});

test('When a good prompt asks for nothing, then its file and language are reported', () => {
  const faults = faultsAfter(
    'judged',
    edit('pairs/11-naming.yaml', /(good:\n\s+prompt: \|-\n)[\s\S]*?(\n\s+output:)/, '$1      Nombres.$2'),
  );
  expect(faults).toEqual([expect.stringMatching(/^pairs\/11-naming\.yaml: es: the good prompt fails with/)]);
});

test('When a pair is taken out, then the gap and the number are reported', () => {
  const faults = faultsAfter('fewer', (folder) => rmSync(path.join(folder, 'pairs/05-product-text.yaml')));
  expect(faults).toContainEqual(': has 11 pairs of at least 12');
  expect(faults).toContainEqual(expect.stringContaining('06-sort-messages.yaml: must be number 05'));
});

test('When the prices have no day, then they are reported', () => {
  expect(faultsAfter('prices', edit('prices.yaml', /asOf: .*/, "asOf: 'soon'"))).toEqual([
    expect.stringMatching(/^prices\.yaml: asOf/),
  ]);
});
