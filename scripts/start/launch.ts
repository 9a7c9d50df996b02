import type { Stores } from './config.ts';
import { ensureKeyFiles } from './key-files.ts';
import type { Context, LaunchOptions } from './launch-context.ts';
import type { OnDemand } from './on-demand.ts';
import type { ProcessLog } from './process-log.ts';
import { servicesUnder } from './processes.ts';
import { rememberStores } from './remembered-stores.ts';
import { withSandbox } from './sandbox.ts';
import { settlePorts } from './settle-ports.ts';
import {
  holdSandboxOf,
  superviseGateway,
  superviseService,
  superviseStores,
} from './supervised-processes.ts';
import { untilAllReady, type Tier } from './until-all-ready.ts';

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
    if (config.stores === null) rememberStores(config.dataDir, stores);
    const serviceUrls = Object.fromEntries(
      [...ports.services].map(([name, port]) => [name, `http://127.0.0.1:${String(port)}`]),
    );
    return { publicUrl, serviceUrls, stores, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
