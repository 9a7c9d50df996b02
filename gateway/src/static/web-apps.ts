import type { ServerResponse } from 'node:http';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';

/** Files under assets/ carry a hash of their content in their name, so they never change. */
const cacheControl = (res: ServerResponse, pathname: string): void => {
  const isHashed = /\/assets\//.test(pathname);
  res.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** A built single-page app: its files, compressed at build time, and its page for every path of its own. */
const serveApp = (directory: string): RequestHandler =>
  sirv(directory, { brotli: true, gzip: true, etag: true, single: true, setHeaders: cacheControl });

/** The learners' app at / and the console at /admin. */
export const webApps = (directories: { learner: string; admin: string }): Router => {
  const router = Router();
  // An asset that is gone must be missed, or an old page would get HTML where it asked for a script.
  const onlyFiles = (directory: string): RequestHandler =>
    sirv(directory, { brotli: true, gzip: true, etag: true, setHeaders: cacheControl });
  const missing: RequestHandler = (_req, res) => void res.status(404).type('text/plain').send('Not found');
  router.use('/admin/assets', onlyFiles(`${directories.admin}/assets`), missing);
  router.use('/assets', onlyFiles(`${directories.learner}/assets`), missing);
  router.use('/admin', serveApp(directories.admin));
  router.use(serveApp(directories.learner));
  return router;
};
