import { spawn } from 'node:child_process';

const PARENT_CHECK_MS = 1000;

/**
 * Runs a TypeScript program on the given Node with this terminal, passing signals through. The program learns
 * from its closed IPC channel when this process is killed, and we watch npm the same way.
 *
 * @param {{ node: string, root: string, main: string, args: string[] }} program
 * @returns {Promise<number>} its exit code
 */
export function runOnNode({ node, root, main, args }) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', main, ...args], {
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

/** npm that is killed cannot say so: its children get another parent instead. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), PARENT_CHECK_MS).unref();
}
