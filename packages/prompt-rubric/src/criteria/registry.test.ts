import { criteria } from './registry.ts';

const sought = Object.values(criteria).filter(
  ({ needsRequest, needsReferences }) => !needsRequest && !needsReferences,
);

test.each(sought.map(({ id, messages }) => [id, messages.missing.message] as const))(
  'When %s is missing, then its message says what was not found and nothing about the whole prompt',
  (_id, { es, en }) => {
    expect(es).toMatch(/no encuentro/iu);
    expect(en).toContain('can’t find');
  },
);
