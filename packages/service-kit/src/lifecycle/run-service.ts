import type { ConfigSchema, ServiceDefinition, ServiceParts } from './define-service.ts';
import { prepareOnly } from './prepare-only.ts';
import { fail, runProcess } from './run-process.ts';
import { startService } from './start-service.ts';

/**
 * What `start.ts` of a service calls: the service as this process, see `runProcess`. With the argument `--prepare` it only
 * creates indexes and topics, see `prepareOnly`, and ends with 0, or with one line on standard error and 1.
 */
export const runService = <Schema extends ConfigSchema, Parts extends ServiceParts>(
  definition: ServiceDefinition<Schema, Parts>,
): void => {
  const { name } = definition;
  if (!process.argv.includes('--prepare'))
    return runProcess({ name, start: () => startService(definition, { env: process.env }) });
  void prepareOnly(definition, process.env).then(
    () => process.exit(0),
    (error: unknown) => fail(name, 'could not be prepared', error),
  );
};
