import { CommandFailure } from './command-failure.mjs';

const LEAST_MAJOR = 20;

/** @param {string} version such as "20.11.1" */
export function requireNode(version) {
  if (Number.parseInt(version, 10) >= LEAST_MAJOR) return;
  throw new CommandFailure(
    `Node.js ${LEAST_MAJOR} or newer is needed and this is ${version}; install a newer one from https://nodejs.org.`,
  );
}
