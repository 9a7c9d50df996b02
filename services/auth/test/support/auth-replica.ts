import type { Connection } from 'mongoose';
import { startService } from '@academy/service-kit/lifecycle/start-service.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Models } from '../../src/models.ts';
import type { AuthDeps } from '../../src/deps.ts';
import type { PaymentProvider } from '../../src/payments/provider/provider-port.ts';
import { authService } from '../../src/service.ts';

export interface Replica {
  deps: AuthDeps;
  models: Models;
  mongo: Connection;
  baseUrl: string;
  stop: () => Promise<void>;
}

export interface ReplicaOptions {
  env: NodeJS.ProcessEnv;
  logger: Logger;
  now?: () => Date;
  payments?: PaymentProvider;
}

/** auth in this process, as it runs: its HTTP, its relay and its workers on the suite's real store and broker. */
export const startAuth = async ({ env, logger, ...surroundings }: ReplicaOptions): Promise<Replica> => {
  const running = await startService(authService(surroundings), { env, logger });
  await running.ready;
  const { deps, models } = running.parts;
  const { mongo } = running.runtime;
  return { deps, models, mongo, baseUrl: `http://127.0.0.1:${running.port}`, stop: running.stop };
};
