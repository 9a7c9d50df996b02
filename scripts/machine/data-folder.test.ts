import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolderFault } from './data-folder.mjs';
import { takeLock } from './data-lock.mjs';

describe('A data folder', () => {
  let folder: string;
  const modeOf = (path: string): number => statSync(path).mode & 0o777;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'data-folder-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('When it is created, then only its owner may enter it', () => {
    takeLock(join(folder, 'new'), 'npm start')?.release();
    expect(modeOf(join(folder, 'new'))).toBe(0o700);
  });

  test.each(['empty', 'used'])('When an open one is %s, then it is closed', (kind) => {
    chmodSync(folder, 0o755);
    if (kind === 'used') writeFileSync(join(folder, 'format.json'), '{"format":1}');
    takeLock(folder, 'npm start')?.release();
    expect(modeOf(folder)).toBe(0o700);
  });

  test('When it holds other things, then its permissions stay', () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'photos'));
    takeLock(folder, 'npm start')?.release();
    expect(modeOf(folder)).toBe(0o755);
  });

  test.each(['EROFS', 'EACCES', 'ENOTDIR', 'EEXIST', 'ENOSPC'])(
    'When %s, then it says so with the cure',
    (code) => {
      expect(dataFolderFault('/data', { code })).toMatch(/\/data .*set DATA_DIR to another folder\.$/);
    },
  );

  test('When an error is another one, then it is no fault of the folder', () => {
    expect(dataFolderFault('/data', new TypeError('a defect'))).toBeNull();
  });
});
