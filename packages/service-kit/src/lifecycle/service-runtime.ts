import type { Connection } from 'mongoose';
import type { CommonConfig } from '../config/common-config.ts';
import { createConnection } from '../mongo/connect-mongo.ts';
import { createProcessRuntime, type ProcessOptions, type ProcessRuntime } from './process-runtime.ts';

export interface Runtime extends ProcessRuntime {
  config: CommonConfig;
  /** The service's own database; `compose` declares its models on it, before it is open. */
  mongo: Connection;
}

/** A process's runtime with a connection to the service's own database, still closed. */
export const createRuntime = (options: ProcessOptions & { config: CommonConfig }): Runtime => ({
  ...createProcessRuntime(options),
  config: options.config,
  mongo: createConnection(),
});
