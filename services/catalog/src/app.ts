import { catalogEndpoints } from '@academy/contracts/http/catalog.ts';
import { largestBodyBytes } from '@academy/contracts/http/endpoint.ts';
import type { Health } from '@academy/service-kit/health/health.ts';
import { createHttpApp } from '@academy/service-kit/http/create-http-app.ts';
import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import type { Metrics } from '@academy/service-kit/metrics/metrics.ts';
import type { Express } from 'express';
import { certificatesRouter } from './api/certificates-router.ts';
import { coursesRouter } from './api/courses-router.ts';
import { learningRouter } from './api/learning-router.ts';
import { notesRouter } from './api/notes-router.ts';
import { practiceRouter } from './api/practice-router.ts';
import { reviewsRouter } from './api/reviews-router.ts';
import { staffAttemptsRouter } from './api/staff-attempts-router.ts';
import { staffCertificatesRouter } from './api/staff-certificates-router.ts';
import { staffContentRouter } from './api/staff-content-router.ts';
import { staffReviewsRouter } from './api/staff-reviews-router.ts';
import type { CatalogDeps } from './use-cases/deps.ts';

export interface AppDeps {
  routes: RouteDeps;
  catalog: CatalogDeps;
  metrics: Metrics;
  health: Health;
  trustProxy: number;
}

/** The catalogue's express app; it never listens. */
export const createApp = ({ routes, catalog, metrics, health, trustProxy }: AppDeps): Express =>
  createHttpApp({
    service: 'catalog',
    logger: catalog.logger,
    metrics,
    health,
    routers: [
      coursesRouter(routes, catalog),
      learningRouter(routes, catalog),
      practiceRouter(routes, catalog),
      staffAttemptsRouter(routes, catalog),
      staffContentRouter(routes, catalog),
      certificatesRouter(routes, catalog),
      staffCertificatesRouter(routes, catalog),
      reviewsRouter(routes, catalog),
      staffReviewsRouter(routes, catalog),
      notesRouter(routes, catalog),
    ],
    bodyLimit: largestBodyBytes(catalogEndpoints),
    trustProxy,
  });
