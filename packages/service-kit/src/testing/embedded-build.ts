import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '../time/pause.ts';

const patienceMs = 5 * 60_000;
const pollMs = 500;

const newestChange = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );

const isStale = (module: string): boolean => {
  const jar = join(module, 'target', 'embedded.jar');
  if (!existsSync(jar)) return true;
  const sources = Math.max(
    statSync(join(module, 'pom.xml')).mtimeMs,
    newestChange(join(module, 'src', 'main')),
  );
  return statSync(jar).mtimeMs < sources;
};

const runMaven = (module: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const maven = spawn('mvn', ['-q', '-B', '-DskipTests', 'package'], { cwd: module });
    let output = '';
    for (const stream of [maven.stdout, maven.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    maven.once('error', reject);
    maven.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`infra/embedded does not build:\n${output.slice(-4_000)}`));
    });
  });

/** Builds the embedded stack's jar when its sources are newer; of several test runs only one builds. */
export const buildEmbeddedIfStale = async (module: string): Promise<void> => {
  const lock = join(module, 'target', '.building');
  const deadline = Date.now() + patienceMs;
  while (isStale(module)) {
    mkdirSync(join(module, 'target'), { recursive: true });
    try {
      mkdirSync(lock);
    } catch {
      if (
        Date.now() > deadline ||
        Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > patienceMs
      )
        rmSync(lock, { recursive: true, force: true });
      await pause(pollMs);
      continue;
    }
    try {
      await runMaven(module);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
    return;
  }
};
