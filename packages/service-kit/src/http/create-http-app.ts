import express, { type Express, type Request, type RequestHandler, type Router } from 'express';
import { randomUUID } from 'node:crypto';
import { childTraceparent, runInContext } from '../context/request-context.ts';
import type { Health } from '../health/health.ts';
import type { Logger } from '../logging/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { accessLog } from './access-log.ts';
import { coarseAddress } from './address-key.ts';
import { notReady } from './not-ready.ts';
import { problemHandler, sendNotFound, sendProblem } from './problem-handler.ts';

export interface HttpAppOptions {
  service: string;
  logger: Logger;
  metrics: Metrics;
  health: Health;
  routers: readonly Router[];
  /** Largest JSON body, in bytes or as body-parser writes it; 256kb when absent. */
  bodyLimit?: number | string;
  /** Addresses whose bodies reach the routers as a Buffer, byte by byte as they came, whatever type they claim. */
  rawBodies?: { path: string; limit: string };
  /** Whether it takes calls now; while it does not, each is answered with 503. It always does when absent. */
  isOpen?: () => boolean;
  /** Who may read /metrics; everybody when absent, since services listen where only operators reach them. */
  mayReadMetrics?: (req: Request) => boolean;
  /** Entries of X-Forwarded-For to believe, counted from the nearest; 0 when absent. */
  trustProxy?: number;
}

const requestIdPattern = /^[\w.:-]{8,128}$/;

const withContext: RequestHandler = (req, res, next) => {
  const given = req.get('x-request-id');
  const requestId = given !== undefined && requestIdPattern.test(given) ? given : randomUUID();
  res.set('x-request-id', requestId);
  const traceparent = childTraceparent(req.get('traceparent'));
  // Found only where it is asked for: few calls do.
  const network = (): string => coarseAddress(req.ip ?? '');
  runInContext({ requestId, traceparent, network }, () => next());
};

const healthRouter = ({
  service,
  health,
  metrics,
  mayReadMetrics = () => true,
}: Pick<HttpAppOptions, 'service' | 'health' | 'metrics' | 'mayReadMetrics'>): Router => {
  const router = express.Router();
  router.get('/health/live', (_req, res) => void res.json({ service, status: 'live' }));
  router.get('/health/ready', async (_req, res) => {
    const { ok, checks } = await health.ready();
    res.status(ok ? 200 : 503).json({ service, status: ok ? 'ready' : 'not ready', checks });
  });
  router.get('/metrics', async (req, res) => {
    if (mayReadMetrics(req)) res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    else sendNotFound(req, res);
  });
  return router;
};

const whenOpen =
  (isOpen: () => boolean): RequestHandler =>
  (req, res, next) => {
    if (isOpen()) next();
    else sendProblem(req, res, notReady());
  };

/** An express app that never listens: context, access log, JSON bodies, health, metrics, routers, problems. */
export const createHttpApp = (options: HttpAppOptions): Express => {
  const { logger, metrics, routers, bodyLimit = '256kb', rawBodies, trustProxy = 0 } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.use(withContext);
  app.use(healthRouter(options));
  app.use(accessLog(logger, metrics));
  if (options.isOpen) app.use(whenOpen(options.isOpen));
  if (rawBodies)
    app.use(rawBodies.path, express.raw({ type: () => true, limit: rawBodies.limit, inflate: false }));
  app.use(express.json({ limit: bodyLimit }));
  for (const router of routers) app.use(router);
  app.use(sendNotFound);
  app.use(problemHandler(logger));
  return app;
};
