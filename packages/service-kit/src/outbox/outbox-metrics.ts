import { Gauge, type Registry } from 'prom-client';
import type { OutboxStore } from './outbox-store.ts';

/** Events mostly wait for milliseconds; what waits longer needs somebody's look. */
const stuckAfterMs = 60_000;

type Figures = Awaited<ReturnType<OutboxStore['figures']>>;

/**
 * Two gauges, counted in the store when they are read and so the same from every replica: events that wait to be
 * published, and documents whose events have waited for more than a minute. While the store is away they keep
 * their last values.
 */
export const observeOutbox = (registry: Registry, stores: readonly Pick<OutboxStore, 'figures'>[]): void => {
  const gauge = (name: string, help: string, read: (figures: Figures) => number): void => {
    if (registry.getSingleMetric(name)) return;
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const since = new Date(Date.now() - stuckAfterMs);
        const all = await Promise.all(stores.map((store) => store.figures(since))).catch(() => null);
        if (all) this.set(all.reduce((sum, figures) => sum + read(figures), 0));
      },
    });
  };
  gauge('outbox_waiting_events', 'Events that wait to be published', ({ events }) => events);
  gauge(
    'outbox_stuck_documents',
    'Documents whose events have waited for more than a minute',
    ({ stuck }) => stuck,
  );
};
