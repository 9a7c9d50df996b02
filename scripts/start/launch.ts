import { join } from 'node:path';
import { z } from 'zod';
import { diskFault, freeMegabytes, LEAST_FREE_TO_RESTART_MB } from '../machine/disk.mjs';
import { nodeFlags } from '../machine/node-flags.mjs';
import type { StartConfig, Stores } from './config.ts';
import { embeddedCommand } from './embedded.ts';
import { gatewayEnvironment, serviceEnvironment, type EnvironmentOptions } from './process-environment.ts';
import { ensureKeyFiles, type KeyFiles } from './key-files.ts';
import { openProcessLog, type ProcessLog } from './process-log.ts';
import { gatewayEntry, servicesUnder, type ServiceProcess } from './processes.ts';
import type { Progress } from './progress.ts';
import { settlePorts, type SettledPorts } from './settle-ports.ts';
import { rememberBrokers } from './remembered-brokers.ts';
import type { OnDemand } from './on-demand.ts';
import { holdSandbox, sandboxEntry, sandboxEnvironment, withSandbox } from './sandbox.ts';
import { supervise, type Supervised, type SupervisedSpec } from './supervise.ts';
import { untilAllReady, type Tier } from './until-all-ready.ts';

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

export interface Launched {
  publicUrl: string;
  /** By service's name, on loopback. */
  serviceUrls: Readonly<Record<string, string>>;
  stores: Stores;
  /** Stops everything in reverse order, within ten seconds. */
  stop(): Promise<void>;
}

/** Starts the stores, the services and the gateway and answers when all of them work. Throws StartFailure. */
export const launch = async (options: LaunchOptions): Promise<Launched> => {
  const { root, progress, signal } = options;
  const services = await servicesUnder(root);
  const ports = await settlePorts(options.config, services);
  const config = withSandbox(options.config, ports);
  const keyFiles = await ensureKeyFiles(config.dataDir);
  const { stores, publicUrl } = ports;
  const logs: ProcessLog[] = [];
  const tiers: Tier[] = [];
  const context: Context = { ...options, config, services, ports, keyFiles, logs };
  const stop = async (): Promise<void> => {
    const sandboxStopped = sandbox?.stop(3_000);
    // Together under the ten seconds that a stop may take.
    for (const { members, stopWithinMs } of tiers.toReversed()) {
      await Promise.all(members.map((member) => member.stop(stopWithinMs)));
    }
    await sandboxStopped;
    await Promise.all(logs.map((log) => log.close()));
  };
  let sandbox: OnDemand | null = null;
  try {
    sandbox = await holdSandboxOf(context);
    // All at the same time: the processes load their code while the stores start, and wait for them.
    if (config.stores === null) tiers.push({ members: [superviseStores(context)], stopWithinMs: 4_000 });
    tiers.push({
      members: services.map((service) => superviseService(context, service)),
      stopWithinMs: 3_500,
    });
    tiers.push({ members: [superviseGateway(context)], stopWithinMs: 2_000 });
    await untilAllReady(tiers, progress, signal);
    rememberBrokers(config.dataDir, stores.kafkaBrokers);
    const serviceUrls = Object.fromEntries(
      [...ports.services].map(([name, port]) => [name, `http://127.0.0.1:${String(port)}`]),
    );
    return { publicUrl, serviceUrls, stores, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

interface Context extends LaunchOptions {
  services: readonly ServiceProcess[];
  ports: SettledPorts;
  keyFiles: KeyFiles;
  logs: ProcessLog[];
}

const logOf = ({ config, progress, logs }: Context, name: string): ProcessLog => {
  const log = openProcessLog(join(config.dataDir, 'logs', `${name}.log`), {
    onError: (error) => progress.note(`The log of ${name} cannot be written (${error.message}).`),
  });
  logs.push(log);
  return log;
};

const superviseStores = (context: Context): Supervised => {
  const { root, config, ports, progress, onStorePid } = context;
  return supervise({
    name: 'stores',
    command: embeddedCommand(root, config.env, { dataDir: config.dataDir, ...ports.embedded }),
    cwd: root,
    env: config.env,
    log: logOf(context, 'stores'),
    readyWord: 'READY',
    onNews: (sentence) => progress.note(sentence),
    onStarted: onStorePid,
    obstacle: async () =>
      diskFault(config.dataDir, await freeMegabytes(config.dataDir), LEAST_FREE_TO_RESTART_MB),
  });
};

const environmentOf = ({ root, config, ports, services, keyFiles }: Context): EnvironmentOptions => ({
  root,
  config,
  publicUrl: ports.publicUrl,
  stores: ports.stores,
  ports: ports.services,
  services,
  keyFiles,
});

const firstAdmin = z.object({ email: z.string(), password: z.string().optional() });

/** Loads the process's code and then waits for the stores, whatever order they start in. */
const nodeCommand = (root: string, entry: string): [string, ...string[]] => [
  process.execPath,
  ...nodeFlags,
  '--import',
  join(import.meta.dirname, 'await-stores.mjs'),
  join(root, entry),
];

interface NodeProcess extends Pick<SupervisedSpec, 'onWord'> {
  name: string;
  entry: string;
  env: NodeJS.ProcessEnv;
}

const superviseNode = (context: Context, { entry, ...process }: NodeProcess): Supervised =>
  supervise({
    ...process,
    command: nodeCommand(context.root, entry),
    cwd: context.root,
    log: logOf(context, process.name),
    readyWord: 'LISTENING',
    onNews: (sentence) => context.progress.note(sentence),
  });

const superviseService = (context: Context, service: ServiceProcess): Supervised =>
  superviseNode(context, {
    name: service.name,
    entry: service.entry,
    env: serviceEnvironment(service, environmentOf(context)),
    onWord: { FIRST_ADMIN: (json) => context.onFirstAdmin(firstAdmin.parse(json)) },
  });

const superviseGateway = (context: Context): Supervised =>
  superviseNode(context, {
    name: 'gateway',
    entry: gatewayEntry,
    env: gatewayEnvironment(context.ports.gateway, environmentOf(context)),
  });

/** Stripe's double, where the academy sells at it. */
const holdSandboxOf = (context: Context): Promise<OnDemand> | null => {
  const { config, ports, progress } = context;
  const env = sandboxEnvironment(environmentOf(context), ports);
  if (env === null) return null;
  return holdSandbox(config, ports, {
    start: () => superviseNode(context, { name: 'sandbox', entry: sandboxEntry, env }),
    onFailure: (error) => progress.note(error.message),
  });
};
