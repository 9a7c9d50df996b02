import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Sandbox } from './sandbox.ts';

const keptMs = 60 * 24 * 3_600_000;
const longAgo = (now: Date): Date => new Date(now.getTime() - keptMs);

/** The provider for trying, where it takes the payments. It keeps its customers as a provider elsewhere would. */
export const sandboxFeature = ({ models, router, start, stop }: Sandbox): Feature =>
  defineFeature({
    name: 'sandbox of payments',
    models: Object.values(models),
    routers: (routes) => [router(routes)],
    workers: [{ name: 'sandbox', start, stop }],
    sweeps: [
      {
        name: 'sandbox pages',
        model: models.checkouts,
        filter: (now) => ({ expiresAt: { $lt: longAgo(now) } }),
      },
      { name: 'sandbox portals', model: models.portals, filter: (now) => ({ expiresAt: { $lt: now } }) },
      {
        name: 'sandbox messages',
        model: models.events,
        filter: (now) => ({ deliveredAt: { $lt: longAgo(now) } }),
      },
    ],
  });
