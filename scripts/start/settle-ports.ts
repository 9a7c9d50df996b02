import { freePorts } from '../machine/port.mjs';
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

/**
 * Chooses every port before anything starts and for as long as the academy runs: processes can then start in any
 * order, and one that is started again is found where it was.
 */
export const settlePorts = async (
  config: StartConfig,
  services: readonly ServiceProcess[],
): Promise<SettledPorts> => {
  const [mongoPort = 0, kafkaPort = 0, spare = 0, sandboxPort = 0, innerPort = 0, ...rest] = await freePorts(
    5 + services.length,
    loopback,
  );
  const gateway = config.port === 0 ? spare : config.port;
  return {
    stores: config.stores ?? {
      mongoUrl: `mongodb://${loopback}:${String(mongoPort)}`,
      kafkaBrokers: `${loopback}:${String(kafkaPort)}`,
    },
    embedded: { mongoPort, kafkaPort },
    services: new Map(services.map(({ name }, index) => [name, rest[index] ?? 0])),
    gateway,
    sandbox: { port: sandboxPort, innerPort },
    publicUrl: config.publicUrl ?? `http://localhost:${String(gateway)}`,
  };
};
