import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@academy/contracts/registry/services.ts';

const root = join(import.meta.dirname, '../..');
const publishing = services.filter(({ events }) => events.length > 0).map(({ name }) => name);

test.each(publishing)(
  'When %s publishes events, then its contract test provokes each that is listed',
  (name) => {
    const file = join(root, 'services', name, 'test/contract/events.test.ts');
    const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(code).toContain(`@academy/contracts/registry/${name}.ts`);
    expect(code).toMatch(/^testPublishedEvents\(contract, /m);
  },
);
