import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceHash } from './source-hash.ts';

describe('The hash of sources', () => {
  let root: string;
  const write = (path: string, text: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const hash = (): string => sourceHash(root, ['web', 'lock.json']);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hash-'));
    write('web/src/main.ts', 'one');
    write('lock.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.each([
    ['a changed file', (): void => write('web/src/main.ts', 'two')],
    ['a new file', (): void => write('web/src/other.ts', '')],
    ['a removed file', (): void => rmSync(join(root, 'lock.json'))],
  ])('changes with %s', (_what, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  test('stays the same for other times, builds and packages', () => {
    const before = hash();
    utimesSync(join(root, 'lock.json'), 1, 1);
    write('web/dist/index.html', 'built');
    write('web/node_modules/a/index.js', 'installed');
    expect(hash()).toBe(before);
  });
});
