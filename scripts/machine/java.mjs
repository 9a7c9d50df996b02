import { join } from 'node:path';
import { runQuietly } from './run-quietly.mjs';

export const LEAST_JAVA = 17;
export const JAVA_CURE = `install Java ${LEAST_JAVA} or newer (on Debian or Ubuntu: apt-get install openjdk-17-jdk-headless; elsewhere from https://adoptium.net)`;

/** The program of the JDK that JAVA_HOME names, or the one on the PATH. */
export function javaProgram(env, name = 'java') {
  return env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', name) : name;
}

/** "17.0.15" → 17, "1.8.0_392" → 8, anything else → null */
export function majorOf(versionOutput) {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(versionOutput) ?? [];
  if (first === undefined) return null;
  return Number(first === '1' ? second : first);
}

/** @returns {Promise<number | null>} the major version, or null when Java is missing */
export async function javaVersion(env) {
  const result = await runQuietly(javaProgram(env), ['-version'], env);
  return result === null || result.code !== 0 ? null : majorOf(result.output);
}

/** A Java without its compiler runs the stack but cannot build it. */
export async function hasJavaCompiler(env) {
  const result = await runQuietly(javaProgram(env, 'javac'), ['-version'], env);
  return result !== null && result.code === 0;
}

/** @returns {string | null} one sentence with the cure, or null when this Java will do */
export function javaFault(major) {
  if (major === null) return `Java is missing: ${JAVA_CURE}.`;
  if (major < LEAST_JAVA) return `Java ${major} is too old: ${JAVA_CURE}.`;
  return null;
}
