import { join } from 'node:path';
import { servicesUnder } from './processes.ts';

test('When the services are listed, then each has its entry, its upstream and the secrets that its config marks', async () => {
  const found = await servicesUnder(join(import.meta.dirname, '..', '..'));
  const byName = new Map(found.map((service) => [service.name, service]));
  expect(byName.get('library')).toEqual({
    name: 'library',
    entry: 'services/library/src/start.ts',
    upstream: 'LIBRARY_URL',
    secrets: ['MONGO_URL', 'CONTENT_KEY'],
  });
  expect(byName.get('auth')?.secrets).toEqual(
    expect.arrayContaining([
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'AUTH_MASTER_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]),
  );
});
