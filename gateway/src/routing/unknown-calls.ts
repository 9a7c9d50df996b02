import { Router } from 'express';
import { sendNotFound } from '@academy/service-kit/http/problem-handler.ts';

/** What is under /api and nobody answers is a problem, never the page of a web app. */
export const unknownCalls = (): Router => {
  const router = Router();
  router.use('/api', sendNotFound);
  return router;
};
