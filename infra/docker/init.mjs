/**
 * Creates the topics of all services and the indexes of each, by the functions that a service runs at its own start. Safe to
 * run again, and while services start.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

for (const service of readdirSync(join(root, 'services'))) {
  const start = join(root, 'services', service, 'src', 'start.ts');
  const { status } = spawnSync(process.execPath, [start, '--prepare'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
