import { join } from 'node:path';
import { dataFormat, dataFormatFault } from '../machine/data-format.mjs';
import { LEAST_FREE_MB, LEAST_FREE_TO_BUILD_MB, diskFault, freeMegabytes } from '../machine/disk.mjs';
import { hasJavaCompiler, JAVA_CURE, javaFault, javaVersion } from '../machine/java.mjs';
import { MAVEN_CURE, mavenVersion } from '../machine/maven.mjs';
import { hostFault, portIsFree } from '../machine/port.mjs';
import type { StartConfig } from './config.ts';
import { runsSandbox } from './sandbox.ts';
import { StartFailure } from './start-failure.ts';

const refuse = (fault: string | null): void => {
  if (fault !== null) throw new StartFailure(fault);
};

const checkJava = async (env: NodeJS.ProcessEnv): Promise<void> => refuse(javaFault(await javaVersion(env)));

const checkBuildTools = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const [maven, compiler] = await Promise.all([mavenVersion(env), hasJavaCompiler(env)]);
  if (maven === null) refuse(`Maven is missing: ${MAVEN_CURE}.`);
  if (!compiler) refuse(`This Java has no compiler (javac): ${JAVA_CURE}.`);
};

const checkDisk = async (folder: string, leastMb: number): Promise<void> =>
  refuse(diskFault(folder, await freeMegabytes(folder), leastMb));

const checkPort = async (key: string, port: number, host: string): Promise<void> => {
  const isFree = await portIsFree(port, host).catch((error: unknown) => {
    refuse(hostFault(host, error));
    throw error;
  });
  if (port === 0 || isFree) return;
  refuse(
    `Port ${String(port)} is taken; stop the program that uses it, or choose another: ${key}=${String(port + 1)} npm start.`,
  );
};

/** The gateway's, and the one that was chosen for the sandbox of payments. */
const checkPorts = async (config: StartConfig): Promise<void> => {
  const { port, host, sandboxPort } = config;
  await checkPort('PORT', port, host);
  if (sandboxPort !== null && runsSandbox(config)) await checkPort('SANDBOX_PORT', sandboxPort, host);
};

const checkFormat = (dataDir: string): void =>
  refuse(dataFormatFault(`the data folder ${dataDir}`, dataFormat(dataDir)));

export interface PreflightNeeds {
  builds: boolean;
  maven: boolean;
}

/** What must be right before anything is started or built. Throws StartFailure with the first fault. */
export const preflight = async (
  root: string,
  config: StartConfig,
  { builds, maven }: PreflightNeeds,
): Promise<void> => {
  const embedded = config.stores === null;
  if (embedded) checkFormat(config.dataDir);
  await Promise.all([
    checkPorts(config),
    checkDisk(config.dataDir, builds ? LEAST_FREE_TO_BUILD_MB : LEAST_FREE_MB),
    ...(builds ? [checkDisk(join(root, 'node_modules'), LEAST_FREE_TO_BUILD_MB)] : []),
    ...(embedded ? [checkJava(config.env)] : []),
  ]);
  if (maven) await checkBuildTools(config.env);
};
