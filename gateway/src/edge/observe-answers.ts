import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Metrics } from '@academy/service-kit/metrics/metrics.ts';
import type { EdgeDeps } from './edge.ts';

/** One observation and, where asked for, one line per forwarded call. Paths are logged without their query. */
export const observeAnswers =
  (options: { logger: Logger; metrics: Metrics; log: boolean }): EdgeDeps['onAnswer'] =>
  (req, res, { owner, requestId, startedAt }) => {
    const ms = performance.now() - startedAt;
    const status = res.writableFinished ? res.statusCode : 499;
    const method = req.method ?? 'GET';
    options.metrics.httpDuration.observe({ method, route: owner, status: String(status) }, ms / 1000);
    if (!options.log) return;
    const path = (req.url ?? '/').split('?', 1)[0];
    options.logger.info({ method, path, owner, status, requestId, ms: Math.round(ms * 10) / 10 }, 'request');
  };
