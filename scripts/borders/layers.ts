import { oneOf, tests } from './paths.ts';
import type { Border } from './rule.ts';

/** A feature has layers of its own, so that their folders are looked for at any depth. */
const inLayer = (names: readonly string[]): string => `^services/[^/]+/(src|src/.+)/${oneOf(names)}/`;

/** The layers of a service, each with those above it, which it does not import. */
const above = {
  domain: ['api', 'events', 'use-cases', 'views', 'cache', 'content', 'data'],
  data: ['api', 'events', 'use-cases', 'views', 'cache', 'content'],
  content: ['api', 'events', 'use-cases', 'views', 'cache', 'data'],
  views: ['api', 'events', 'use-cases', 'cache'],
  cache: ['api', 'events', 'use-cases'],
  'use-cases': ['api', 'events'],
};

export const layers: Border[] = [
  ...Object.entries(above).map(([layer, higher]) => ({
    name: `layer-${layer}`,
    why: `${layer}/ imports nothing of ${higher.join('/, ')}/.`,
    from: { path: inLayer([layer]), pathNot: tests },
    to: { path: inLayer(higher) },
  })),
  {
    name: 'layer-below-use-cases',
    why: 'A part of a service that use cases call imports no use case.',
    from: { path: inLayer(['mails', 'kinds', 'limits', 'pdf', 'covers', 'locales']), pathNot: tests },
    to: { path: inLayer(['api', 'events', 'use-cases']) },
  },
  {
    name: 'layer-composition',
    why: 'service.ts and what it composes from know all parts; no part knows them.',
    from: { path: '^services/[^/]+/src/.+/' },
    to: { path: '^services/[^/]+/src/(service|start|dependencies|routers|sweeps)\\.ts$' },
  },
];
