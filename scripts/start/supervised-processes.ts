import { join } from 'node:path';
import { z } from 'zod';
import { diskFault, freeMegabytes, LEAST_FREE_TO_RESTART_MB } from '../machine/disk.mjs';
import { nodeFlags } from '../machine/node-flags.mjs';
import { embeddedCommand } from './embedded.ts';
import { type Context, environmentOf, logOf } from './launch-context.ts';
import type { OnDemand } from './on-demand.ts';
import { gatewayEnvironment, serviceEnvironment } from './process-environment.ts';
import { gatewayEntry, type ServiceProcess } from './processes.ts';
import { holdSandbox, sandboxEntry, sandboxEnvironment } from './sandbox.ts';
import { supervise, type Supervised, type SupervisedSpec } from './supervise.ts';

export const superviseStores = (context: Context): Supervised => {
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

export const superviseService = (context: Context, service: ServiceProcess): Supervised =>
  superviseNode(context, {
    name: service.name,
    entry: service.entry,
    env: serviceEnvironment(service, environmentOf(context)),
    onWord: { FIRST_ADMIN: (json) => context.onFirstAdmin(firstAdmin.parse(json)) },
  });

export const superviseGateway = (context: Context): Supervised =>
  superviseNode(context, {
    name: 'gateway',
    entry: gatewayEntry,
    env: gatewayEnvironment(context.ports.gateway, environmentOf(context)),
  });

/** Stripe's double, where the academy sells at it. */
export const holdSandboxOf = (context: Context): Promise<OnDemand> | null => {
  const { config, ports, progress } = context;
  const env = sandboxEnvironment(environmentOf(context), ports);
  if (env === null) return null;
  return holdSandbox(config, ports, {
    start: () => superviseNode(context, { name: 'sandbox', entry: sandboxEntry, env }),
    onFailure: (error) => progress.note(error.message),
  });
};
