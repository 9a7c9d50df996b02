import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProcessLog } from './process-log.ts';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('When the disk was full, then it is reported once and the log goes on when there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'process-log-'));
  const file = join(folder, 'auth.log');
  // Refuses each write as a full disk does.
  symlinkSync('/dev/full', file);
  const errors: string[] = [];
  const log = openProcessLog(file, { onError: ({ message }) => void errors.push(message), retryAfterMs: 0 });
  while (errors.length === 0) {
    log.write('lost');
    await pause();
  }
  for (let line = 0; line < 5; line += 1) {
    log.write('lost too');
    await pause();
  }
  rmSync(file);
  const read = (): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  };
  while (!read().includes('kept')) {
    log.write('kept');
    await pause();
  }
  await log.close();
  expect(errors).toEqual([expect.stringContaining('ENOSPC')]);
  rmSync(folder, { recursive: true });
});
