import { Counter, Histogram, type Registry } from 'prom-client';
import type { ConsumerObserver } from './handle-message.ts';

/** Counts and times of one group's work, in the service's own registry. */
export const createConsumerMetrics = (registry: Registry, group: string): ConsumerObserver => {
  const handled =
    (registry.getSingleMetric('event_handling_seconds') as Histogram | undefined) ??
    new Histogram({
      name: 'event_handling_seconds',
      help: 'Time the handlers of one event took',
      labelNames: ['group', 'type'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers: [registry],
    });
  const counter = (name: string, help: string): Counter =>
    (registry.getSingleMetric(name) as Counter | undefined) ??
    new Counter({ name, help, labelNames: ['group', 'topic'], registers: [registry] });
  const retried = counter('event_retries_total', 'Messages that failed and were left for another try');
  const parked = counter('parked_messages_total', 'Messages moved to a dead-letter topic');
  return {
    handled: (type, milliseconds) => handled.observe({ group, type }, milliseconds / 1000),
    retried: (topic) => retried.inc({ group, topic }),
    parked: (topic) => parked.inc({ group, topic }),
  };
};
