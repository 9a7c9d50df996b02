import { spawn } from 'node:child_process';

/**
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] where its PATH is looked up
 * @returns {Promise<{ code: number, output: string } | null>} both streams together, or null when there is no such program
 */
export function runQuietly(file, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !file.includes('\\'),
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
