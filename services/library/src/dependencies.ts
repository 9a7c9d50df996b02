import { startIdentityFeed } from '@academy/service-kit/identity/identity-feed.ts';
import { createIdentity } from '@academy/service-kit/identity/create-identity.ts';
import { remoteKeys } from '@academy/service-kit/identity/remote-keys.ts';
import type { Runtime, RunParts } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { documentModel, removedImportModel } from './data/document-model.ts';
import { createDocumentRepository } from './data/document-repository.ts';
import { startOwnDocumentsFeed } from './events/own-documents-feed.ts';
import { createPublishedDocuments } from './memory/published-documents.ts';
import { createRenderPdf } from './pdf/render-pdf.ts';
import type { LibraryDeps } from './use-cases/deps.ts';

/** The library put together: what runs, and what its use cases work with. */
export const compose = (runtime: Runtime, config: Config): { parts: RunParts; library: LibraryDeps } => {
  const { logger, kafka, metrics, health, mongo } = runtime;
  const model = documentModel(mongo);
  const documents = createDocumentRepository(model, removedImportModel(mongo));
  const published = createPublishedDocuments(documents);
  const library: LibraryDeps = {
    documents,
    published,
    renderPdf: createRenderPdf(config.BRAND_NAME),
    logger,
    now: () => new Date(),
  };
  const feed = startIdentityFeed({ kafka, service: 'library', logger });
  const ownDocuments = startOwnDocumentsFeed({ kafka, logger, onChange: published.forget });
  const identity = createIdentity({
    keys: remoteKeys(config.AUTH_JWKS_URL, logger),
    users: feed.users,
    revocations: feed.revocations,
  });
  const app = createApp({
    routes: { identity, validateResponses: config.NODE_ENV !== 'production' },
    library,
    metrics,
    health,
    trustProxy: config.TRUST_PROXY,
  });
  return { parts: { app, aggregates: [model], feeds: [feed, ownDocuments] }, library };
};
