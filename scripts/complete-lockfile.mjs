/**
 * `node scripts/complete-lockfile.mjs`: adds to package-lock.json the builds for other platforms that are
 * named as optional dependencies but missing from the lock. npm leaves them out when the registry in use
 * does not carry them, and `npm ci` then refuses the lock on every machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = join(dirname(fileURLToPath(import.meta.url)), '..', 'package-lock.json');
const PLATFORM =
  /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|s390x|riscv64|loong64|mips64el)?/;

/** True when `name` is found from the package at `path`, looking upwards as Node does. */
function isLocked(packages, path, name) {
  for (let at = path; ; at = parentOf(at)) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

function parentOf(path) {
  const end = path.lastIndexOf('/node_modules/');
  return end < 0 ? '' : path.slice(0, end);
}

function entryFor(name, version, wanting) {
  const [, os, cpu] = PLATFORM.exec(name) ?? [];
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(wanting.dev ? { dev: true } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const [path, wanting] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(wanting.optionalDependencies ?? {})) {
    if (!/^\d/.test(version) || isLocked(lock.packages, path, name)) continue;
    lock.packages[`node_modules/${name}`] = entryFor(name, version, wanting);
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added === 0 ? 'The lock is complete.' : `Added ${added} builds for other platforms to the lock.`);
