/**
 * Puts the Node 24 of node_modules where `npm run` looks for it. The package `node` does that in an install
 * script by a second npm run, which a script policy may skip and no lockfile pins; the platform's own package
 * is pinned, so that a link is all it takes. Runs as the root's postinstall too.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandFailure } from './command-failure.mjs';

const EXECUTABLE = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * @param {string} root the repository's folder
 * @returns {string} the path of a Node of the pinned major version
 * @throws {CommandFailure} when there is none
 */
export function ensureNode24(root) {
  const packaged = platformBinary(root);
  const linked = join(root, 'node_modules', 'node', 'bin', EXECUTABLE);
  if (!packaged) return existsSync(linked) ? linked : machineNode(root);
  if (!existsSync(linked)) link(packaged, linked);
  linkForScripts(root);
  return linked;
}

function platformBinary(root) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `${system}-${process.arch}`;
  return [`node-${name}`, `node-bin-${name}`]
    .map((folder) => join(root, 'node_modules', folder, 'bin', EXECUTABLE))
    .find(existsSync);
}

function link(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** `npm run` finds Node 24 by node_modules/.bin, which npm links only when the file was there at once. */
function linkForScripts(root) {
  const entry = join(root, 'node_modules', '.bin', 'node');
  if (process.platform === 'win32' || existsSync(entry)) return;
  rmSync(entry, { force: true });
  symlinkSync(join('..', 'node', 'bin', 'node'), entry);
}

/** A platform without a packaged binary: the machine's own Node, when it is new enough. */
function machineNode(root) {
  const pinned = pinnedVersion(root);
  const major = Number.parseInt(pinned, 10);
  if (Number.parseInt(process.versions.node, 10) >= major) return process.execPath;
  const installer = join(root, 'node_modules', 'node');
  if (existsSync(join(installer, 'installArchSpecificPackage.js'))) {
    spawnSync(process.execPath, ['installArchSpecificPackage'], { cwd: installer, stdio: 'ignore' });
    const fetched = join(installer, 'bin', EXECUTABLE);
    if (existsSync(fetched)) return fetched;
  }
  throw new CommandFailure(
    `Node.js ${pinned} is missing from node_modules and could not be fetched for ${process.platform}-${process.arch}; ` +
      `run npm ci, or install Node.js ${major} on this machine.`,
  );
}

function pinnedVersion(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureNode24(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));
}
