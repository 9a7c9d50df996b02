import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeDataFolder } from './data-folder.mjs';
import { processIdentity } from './process-identity.mjs';

const RETRY_MS = 2000;

/**
 * One starter (or backup, or restore) at a time works on a data folder. The lock names the processes that use
 * it; it counts for as long as one of them lives, so that a killed starter's lock is no obstacle, and a store
 * that is still closing after it is one.
 */
const nameOf = (dataDir) => join(dataDir, 'academy.lock');

/** @returns {{ pid: number, what: string } | null} who uses the folder now */
export function holderOf(dataDir) {
  const lock = read(nameOf(dataDir));
  return lock?.holders.find(isHolding) ?? null;
}

/**
 * @param {string} dataDir is created when missing, and closed to other users
 * @param {string} what the holder in words, such as "npm start"
 * @param {{ retryMs?: number }} [options] how soon an `add` that could not be written is tried again
 * @returns {{ add(pid: number, what: string): void, release(): void } | null} null when another holds it
 * @throws the file system's error when the folder cannot be written
 */
export function takeLock(dataDir, what, { retryMs = RETRY_MS } = {}) {
  closeDataFolder(dataDir);
  const file = nameOf(dataDir);
  let holders = [identify(process.pid, what)];
  let retry;
  if (!place(file, holders)) return null;
  // On a full disk the lock stays as it was, which still names us, and is written when there is room.
  const write = () => {
    clearTimeout(retry);
    if (!rewrite(file, holders)) retry = setTimeout(write, retryMs).unref();
  };
  return {
    add(pid, name) {
      holders = [...holders.filter(isHolding), identify(pid, name)];
      write();
    },
    release() {
      clearTimeout(retry);
      rmSync(file, { force: true });
    },
  };
}

/** False, with the old lock in its place, when the new one cannot be written. */
function rewrite(file, holders) {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify({ holders }));
    renameSync(draft, file);
    return true;
  } catch {
    removeQuietly(draft);
    return false;
  }
}

function removeQuietly(file) {
  try {
    rmSync(file, { force: true });
  } catch {
    // It stands in nobody's way: the next draft replaces it.
  }
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
  return lock?.holders.some(isHolding) ?? false;
}

function isHolding({ pid, since }) {
  return processIdentity(pid) === since;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
