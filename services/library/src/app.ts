import { libraryEndpoints } from '@academy/contracts/http/library.ts';
import { largestBodyBytes } from '@academy/contracts/http/endpoint.ts';
import type { Health } from '@academy/service-kit/health/health.ts';
import { createHttpApp } from '@academy/service-kit/http/create-http-app.ts';
import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import type { Metrics } from '@academy/service-kit/metrics/metrics.ts';
import type { Express } from 'express';
import { documentsRouter } from './api/documents-router.ts';
import { staffDocumentsRouter } from './api/staff-documents-router.ts';
import type { LibraryDeps } from './use-cases/deps.ts';

export interface AppDeps {
  routes: RouteDeps;
  library: LibraryDeps;
  metrics: Metrics;
  health: Health;
  trustProxy: number;
}

/** The library's express app; it never listens. */
export const createApp = ({ routes, library, metrics, health, trustProxy }: AppDeps): Express =>
  createHttpApp({
    service: 'library',
    logger: library.logger,
    metrics,
    health,
    routers: [documentsRouter(routes, library), staffDocumentsRouter(routes, library)],
    bodyLimit: largestBodyBytes(libraryEndpoints),
    trustProxy,
  });
