import { join } from 'node:path';
import type { StartConfig } from './config.ts';
import type { KeyFiles } from './key-files.ts';
import type { EnvironmentOptions } from './process-environment.ts';
import { openProcessLog, type ProcessLog } from './process-log.ts';
import type { ServiceProcess } from './processes.ts';
import type { Progress } from './progress.ts';
import type { SettledPorts } from './settle-ports.ts';

export interface FirstAdmin {
  email: string;
  /** Absent when it came from the configuration. */
  password?: string | undefined;
}

export interface LaunchOptions {
  root: string;
  config: StartConfig;
  progress: Progress;
  signal: AbortSignal;
  /** Told as soon as it is known, since it is told once: a start that fails later must not swallow it. */
  onFirstAdmin: (admin: FirstAdmin) => void;
  onStorePid: (pid: number) => void;
}

export interface Context extends LaunchOptions {
  services: readonly ServiceProcess[];
  ports: SettledPorts;
  keyFiles: KeyFiles;
  logs: ProcessLog[];
}

export const logOf = ({ config, progress, logs }: Context, name: string): ProcessLog => {
  const log = openProcessLog(join(config.dataDir, 'logs', `${name}.log`), {
    onError: (error) => progress.note(`The log of ${name} cannot be written (${error.message}).`),
  });
  logs.push(log);
  return log;
};

export const environmentOf = ({ root, config, ports, services, keyFiles }: Context): EnvironmentOptions => ({
  root,
  config,
  publicUrl: ports.publicUrl,
  stores: ports.stores,
  ports: ports.services,
  services,
  keyFiles,
});
