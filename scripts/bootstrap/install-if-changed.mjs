import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandFailure } from './command-failure.mjs';

/**
 * Installs node_modules from the lockfile when they are missing or belong to another lockfile.
 *
 * @param {string} root the repository's folder
 * @throws {CommandFailure} when npm is missing or fails
 */
export async function installIfChanged(root) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(root, 'node_modules', '.cache', 'academy', 'installed');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!isInstalled(root, JSON.parse(lock))) await install(root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** True when npm's own record of node_modules holds every package that the lock wants on this machine. */
function isInstalled(root, lock) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || (wanted.optional && !present[path])) return true;
    return present[path] !== undefined && present[path].version === wanted.version;
  });
}

async function install(root) {
  const began = Date.now();
  process.stdout.write('Installing the packages with npm (about half a minute) …\n');
  const failure = await npm(root, ['ci']);
  // A lock that lacks other platforms' builds is refused by `npm ci`, although this machine needs none of them.
  const outOfStep = failure !== null && failure.includes('EUSAGE');
  const second = outOfStep ? await npm(root, ['install', '--no-save']) : failure;
  if (second !== null) {
    const reason = /ENOSPC/.test(second) ? 'the disk is full; free some space' : lastLines(second);
    throw new CommandFailure(`npm could not install the packages: ${reason}`);
  }
  process.stdout.write(`Installed the packages (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
}

/** @returns {Promise<string | null>} what npm said when it failed, or null */
function npm(root, args) {
  // Install scripts are not needed: what they would fetch is pinned in the lock.
  const flags = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const [file, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const shell = file === 'npm' && process.platform === 'win32';
    const child = spawn(file, [...first, ...args, ...flags], {
      cwd: root,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', () =>
      reject(new CommandFailure('npm is missing; install Node.js with npm from https://nodejs.org.')),
    );
    child.on('close', (code) => resolve(code === 0 ? null : output));
  });
}

function lastLines(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-15).join('\n');
}
