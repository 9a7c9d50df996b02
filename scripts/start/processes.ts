import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames, type ServiceName } from '@academy/contracts/registry/service-names.ts';
import { upstreamVariable } from '@academy/contracts/registry/upstreams.ts';
import { secretKeys } from '@academy/service-kit/config/secret.ts';
import type { z } from 'zod';

export interface ServiceProcess {
  name: string;
  /** From the repository's root. */
  entry: string;
  /** The variable by which the gateway learns the service's address. */
  upstream: string;
  /** Variables that no other process gets to see. */
  secrets: readonly string[];
}

export const gatewayEntry = 'gateway/src/start.ts';

const repository = join(import.meta.dirname, '..', '..');

/** The settings that a service reads, which its own config declares. */
export const settingsOf = async (name: ServiceName): Promise<z.ZodObject> => {
  const path = join(repository, 'services', name, 'src/config.ts');
  const { configSchema } = (await import(path)) as { configSchema: z.ZodObject };
  return configSchema;
};

/** Every service of the registry that stands under a root, as the process that the starter runs. */
export const servicesUnder = (root: string): Promise<ServiceProcess[]> =>
  Promise.all(
    serviceNames
      .map((name) => ({ name, entry: `services/${name}/src/start.ts` }))
      .filter(({ entry }) => existsSync(join(root, entry)))
      .map(async ({ name, entry }) => ({
        name,
        entry,
        upstream: upstreamVariable(name),
        secrets: secretKeys(await settingsOf(name)),
      })),
  );
