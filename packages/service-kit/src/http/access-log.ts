import type { RequestHandler } from 'express';
import { currentContext, runInContext } from '../context/request-context.ts';
import type { Logger } from '../logging/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';

const unmatched = 'unmatched';

/** One line and one observation per answer. Paths are logged without their query, which may hold what is private. */
export const accessLog =
  (logger: Logger, metrics: Metrics): RequestHandler =>
  (req, res, next) => {
    const started = performance.now();
    const context = currentContext();
    const { method, path } = req;
    res.once('close', () => {
      const ms = performance.now() - started;
      const route = typeof res.locals.route === 'string' ? res.locals.route : unmatched;
      const status = res.writableFinished ? res.statusCode : 499;
      metrics.httpDuration.observe({ method, route, status: String(status) }, ms / 1000);
      const write = (): void =>
        logger.info({ method, path, route, status, ms: Math.round(ms * 10) / 10 }, 'request');
      // The close event comes from the socket, outside the request's own context.
      if (context) runInContext(context, write);
      else write();
    });
    next();
  };
