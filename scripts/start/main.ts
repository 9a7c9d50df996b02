import { join } from 'node:path';
import { readEnvFile } from './read-env-file.ts';
import { runStart } from './run-start.ts';

const root = join(import.meta.dirname, '..', '..');

// A closed terminal or pipe must not end us before our children have stopped.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

process.exit(await runStart({ root, env: () => readEnvFile(join(root, '.env'), process.env) }));
