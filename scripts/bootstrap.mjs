/**
 * `node scripts/bootstrap.mjs <command> [arguments]`: the door to every command, in plain JavaScript for the
 * Node that the machine has. It installs what the lockfile names, then hands over to the Node 24 that came
 * with it, which runs scripts/<command>/main.ts as it is.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandFailure } from './bootstrap/command-failure.mjs';
import { installIfChanged } from './bootstrap/install-if-changed.mjs';
import { ensureNode24 } from './bootstrap/link-node24.mjs';
import { requireNode } from './bootstrap/require-node.mjs';
import { runOnNode } from './bootstrap/run-on-node.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = '', ...rest] = process.argv.slice(2);

async function run(name, args) {
  const main = join(root, 'scripts', name, 'main.ts');
  if (!/^[a-z-]+$/.test(name) || !existsSync(main)) {
    throw new CommandFailure(
      `There is no command "${name}"; use start, test, doctor, backup, restore, mail, parked or audit.`,
    );
  }
  await installIfChanged(root);
  return runOnNode({ node: ensureNode24(root), root, main, args });
}

try {
  requireNode(process.versions.node);
  // The doctor only looks: it must answer on a machine where nothing can be installed.
  if (command === 'doctor') await import('./doctor/main.mjs');
  else process.exitCode = await run(command, rest);
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
