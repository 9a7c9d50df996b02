import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import { learnerPage, type LearnerPageOptions } from './learner-page.ts';

const forThisVisit = 'no-cache';
const forGood = 'public, max-age=31536000, immutable';

// Files are compressed when the apps are built. `dev` looks for them at each request instead of listing them at the
// start: a build that replaces them under a running gateway would otherwise end it at the next request.
const compressed = { brotli: true, gzip: true, etag: true, dev: true } as const;

const caching =
  (cacheControl: string) =>
  (res: ServerResponse): void => {
    res.setHeader('Cache-Control', cacheControl);
  };

/** An asset that is gone must be missed, or an old page would get HTML where it asked for a script. */
const missing: RequestHandler = (_req, res) => {
  res.status(404).type('text/plain').send('Not found');
};

/** Files with a hash of their content in their name never change. */
const hashedAssets = (directory: string): RequestHandler =>
  sirv(join(directory, 'assets'), { ...compressed, setHeaders: caching(forGood) });

/** A built single-page app: its files, and its page for every path of its own. */
const app = (directory: string): RequestHandler =>
  sirv(directory, { ...compressed, single: true, setHeaders: caching(forThisVisit) });

/** Files are read and nothing else; what does anything else is not for a web app. */
const onlyReading: RequestHandler = (req, _res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') next();
  else next('router');
};

/** What looks like a file is missed where there is none, instead of getting a page. */
const fileLike = /\.\w+$/;

/** The learners' app: its page is filled in here, so that no file is served in its place. */
const learnerApp = (directory: string, options: Omit<LearnerPageOptions, 'file'>): Router => {
  const router = Router();
  const page = learnerPage({ ...options, file: join(directory, 'index.html') });
  router.get('/index.html', page);
  router.use(sirv(directory, { ...compressed, extensions: [], setHeaders: caching(forThisVisit) }));
  router.use((req, res, next) => (fileLike.test(req.path) ? next() : page(req, res, next)));
  return router;
};

/** The learners' app at / and the console at /admin. */
export const webApps = (options: {
  learner: string;
  admin: string;
  site: LearnerPageOptions['site'];
  policy: LearnerPageOptions['policy'];
  previewOf: LearnerPageOptions['previewOf'];
}): Router => {
  const { learner, admin, ...page } = options;
  const router = Router();
  router.use(onlyReading);
  router.use('/admin/assets', hashedAssets(admin), missing);
  router.use('/assets', hashedAssets(learner), missing);
  router.use('/admin', app(admin));
  router.use(learnerApp(learner, page));
  return router;
};
