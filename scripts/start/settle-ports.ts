import { freePorts, portIsFree } from '../machine/port.mjs';
import type { StartConfig, Stores } from './config.ts';
import type { Ports } from './process-environment.ts';
import type { ServiceProcess } from './processes.ts';

const loopback = '127.0.0.1';

export interface SettledPorts {
  stores: Stores;
  embedded: { mongoPort: number; kafkaPort: number };
  services: Ports;
  gateway: number;
  /** Where the sandbox of payments is called, and where its process listens. */
  sandbox: { port: number; innerPort: number };
  publicUrl: string;
}

/** The port after the academy's, which people know before the start, unless they chose another or it is in use. */
const sandboxPortOf = async (
  { port, host, sandboxPort }: StartConfig,
  { spare, others }: { spare: number; others: readonly number[] },
): Promise<number> => {
  if (sandboxPort !== null) return sandboxPort || spare;
  const next = port + 1;
  const isPossible = port !== 0 && next <= 65_535 && !others.includes(next);
  return isPossible && (await portIsFree(next, host)) ? next : spare;
};

/**
 * Chooses every port before anything starts and for as long as the academy runs: processes can then start in any
 * order, and one that is started again is found where it was.
 */
export const settlePorts = async (
  config: StartConfig,
  services: readonly ServiceProcess[],
): Promise<SettledPorts> => {
  const others = await freePorts(5 + services.length, loopback);
  const [mongoPort = 0, kafkaPort = 0, spare = 0, spareForSandbox = 0, innerPort = 0, ...rest] = others;
  const gateway = config.port === 0 ? spare : config.port;
  return {
    stores: config.stores ?? {
      mongoUrl: `mongodb://${loopback}:${String(mongoPort)}`,
      kafkaBrokers: `${loopback}:${String(kafkaPort)}`,
    },
    embedded: { mongoPort, kafkaPort },
    services: new Map(services.map(({ name }, index) => [name, rest[index] ?? 0])),
    gateway,
    sandbox: { port: await sandboxPortOf(config, { spare: spareForSandbox, others }), innerPort },
    publicUrl: config.publicUrl ?? `http://localhost:${String(gateway)}`,
  };
};
