import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { nodeFlags } from '../machine/node-flags.mjs';

const PARENT_CHECK_MS = 1000;
const keepCompiled = new URL('keep-compiled.mjs', import.meta.url).href;

/**
 * Runs a TypeScript program on the given Node with this terminal, passing signals through. The program learns
 * from its closed IPC channel when this process is killed, and we watch npm the same way.
 *
 * @param {{ node: string, root: string, main: string, args: string[] }} program
 * @returns {Promise<number>} its exit code
 */
export function runOnNode({ node, root, main, args }) {
  const child = spawn(node, [...nodeFlags, '--import', keepCompiled, main, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ACADEMY_INVOKED_FROM: process.env.INIT_CWD ?? process.cwd() },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const watch = watchNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** npm that is killed cannot say so: its child, which is us or a shell between, gets another parent instead. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const shell = isShell(process.ppid) ? process.ppid : null;
  const npm = () => (shell !== null && process.ppid === shell ? parentOf(shell) : process.ppid);
  const first = npm();
  return setInterval(() => npm() !== first && onGone(), PARENT_CHECK_MS).unref();
}

/** Where there is no /proc, only the death of our own parent is seen. */
function isShell(pid) {
  return /^(sh|dash|bash)$/.test(readOrEmpty(`/proc/${pid}/comm`).trim());
}

function parentOf(pid) {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
