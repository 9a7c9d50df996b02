import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface ServiceProcess {
  name: string;
  /** From the repository's root. */
  entry: string;
  /** The variable by which the gateway learns the service's address. */
  upstream: string;
  /** Variables that no other process gets to see. */
  secrets?: readonly string[];
}

/** Every service that the starter runs behind the gateway; a new one is a line here. */
const services: readonly ServiceProcess[] = [
  {
    name: 'auth',
    entry: 'services/auth/src/start.ts',
    upstream: 'AUTH_URL',
    secrets: [
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'AUTH_MASTER_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ],
  },
  { name: 'catalog', entry: 'services/catalog/src/start.ts', upstream: 'CATALOG_URL' },
  { name: 'library', entry: 'services/library/src/start.ts', upstream: 'LIBRARY_URL' },
];

export const gatewayEntry = 'gateway/src/start.ts';

export const servicesUnder = (root: string): ServiceProcess[] =>
  services.filter(({ entry }) => existsSync(join(root, entry)));
