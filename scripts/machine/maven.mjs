import { runQuietly } from './run-quietly.mjs';

export const MAVEN_CURE =
  'install Maven (on Debian or Ubuntu: apt-get install maven; elsewhere from https://maven.apache.org)';

/** @returns {Promise<string | null>} such as "3.8.7", or null when Maven is missing */
export async function mavenVersion(env) {
  const result = await runQuietly('mvn', ['-v', '-B'], env);
  if (result === null || result.code !== 0) return null;
  return /Apache Maven (\S+)/.exec(result.output)?.[1] ?? 'of an unknown version';
}
