import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.mjs';

/**
 * One starter (or backup, or restore) at a time works on a data folder. The lock names the processes that use
 * it; it counts for as long as one of them lives, so that a killed starter's lock is no obstacle, and a store
 * that is still closing after it is one.
 */
const nameOf = (dataDir) => join(dataDir, 'academy.lock');

/** @returns {{ pid: number, what: string } | null} who uses the folder now */
export function holderOf(dataDir) {
  const lock = read(nameOf(dataDir));
  return lock?.holders.find(({ pid, since }) => processIdentity(pid) === since) ?? null;
}

/**
 * @param {string} dataDir is created when missing
 * @param {string} what the holder in words, such as "npm start"
 * @returns {{ add(pid: number, what: string): void, release(): void } | null} null when another holds it
 */
export function takeLock(dataDir, what) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = nameOf(dataDir);
  const holders = [identify(process.pid, what)];
  if (!place(file, holders)) return null;
  return {
    add(pid, name) {
      holders.push(identify(pid, name));
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({ holders }));
      renameSync(`${file}.${process.pid}`, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

function identify(pid, what) {
  return { pid, what, since: processIdentity(pid) };
}

function place(file, holders) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ holders }));
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      if (linkAs(draft, file)) return true;
      if (!clearStale(file)) return false;
    }
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A hard link appears whole or not at all, and never over another's. */
function linkAs(draft, file) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead holder's lock away; of two that try at once, the second finds a live one and puts it back. */
function clearStale(file) {
  if (isAlive(read(file))) return false;
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  const alive = isAlive(read(aside));
  if (alive) linkAs(aside, file);
  rmSync(aside, { force: true });
  return !alive;
}

function isAlive(lock) {
  return lock?.holders.some(({ pid, since }) => processIdentity(pid) === since) ?? false;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
