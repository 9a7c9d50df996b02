import type { ConfigSchema, ServiceDefinition, ServiceParts } from './define-service.ts';
import { runProcess } from './run-process.ts';
import { startService } from './start-service.ts';

/** What `start.ts` of a service calls: the service as this process, see `runProcess`. */
export const runService = <Schema extends ConfigSchema, Parts extends ServiceParts>(
  definition: ServiceDefinition<Schema, Parts>,
): void => runProcess({ name: definition.name, start: () => startService(definition, { env: process.env }) });
