import { largestBodyBytes } from '@academy/contracts/http/endpoint.ts';
import { libraryEndpoints } from '@academy/contracts/http/library/library-endpoints.ts';
import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { createPdfRenderer } from '@academy/pdf-kit/rendering/pdf-renderer.ts';
import { createAutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { importBaseModel } from '@academy/service-kit/content/transfer/import-base-model.ts';
import { createImportBaseRepository } from '@academy/service-kit/content/transfer/import-base-repository.ts';
import { importLogModel } from '@academy/service-kit/content/transfer/import-log-model.ts';
import { createImportLog } from '@academy/service-kit/content/transfer/import-log-repository.ts';
import { defineFeature } from '@academy/service-kit/lifecycle/feature.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { retentionWork } from '@academy/service-kit/automations/retention-work.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import { loadContentKey } from '@academy/service-kit/secrets/content-key.ts';
import { adoptVersions } from '@academy/service-kit/versions/chain/adopt-versions.ts';
import { versionChainModel } from '@academy/service-kit/versions/chain/version-chain-model.ts';
import { versionModel } from '@academy/service-kit/versions/version-model.ts';
import { createVersionRepository } from '@academy/service-kit/versions/version-repository.ts';
import { categoriesRouter } from './api/categories-router.ts';
import { documentsRouter } from './api/documents-router.ts';
import { staffDocumentsRouter } from './api/staff-documents-router.ts';
import { staffTransferRouter } from './api/staff-transfer-router.ts';
import { staffVersionsRouter } from './api/staff-versions-router.ts';
import { configSchema } from './config.ts';
import { readDocuments } from './content/read-documents.ts';
import { documentCategoryModel } from './data/document-category-model.ts';
import { createDocumentCategoryRepository } from './data/document-category-repository.ts';
import { documentModel, removedImportModel } from './data/document-model.ts';
import { createDocumentRepository } from './data/document-repository.ts';
import { broadcasts } from './events/broadcasts.ts';
import { consumers } from './events/consumers.ts';
import { createDocumentMeanings } from './cache/document-meanings.ts';
import { createPublishedDocuments } from './cache/published-documents.ts';
import type { PdfSource } from './pdf/draw-document.ts';
import type { LibraryDeps } from './use-cases/deps.ts';
import { personalSweeps } from './sweeps.ts';
import { settleDocumentImports } from './use-cases/transfer/settle-import.ts';
import { ensureFirstCategories } from './use-cases/categories/ensure-categories.ts';
import { settleCategories } from './use-cases/categories/move-documents.ts';
import { importDocuments } from './use-cases/import-documents.ts';
import { publishNextDocument } from './use-cases/publish-next-document.ts';

/** For logs, and for tests that take each of its rounds by themselves. */
export const settlingImports = 'imports of documents that were left half done';

const settleEveryMs = 60_000;
const fileVersionsEveryMs = 30_000;

/** The library put together. */
export const library = defineService({
  name: 'library',
  config: configSchema,
  compose: async (runtime, config) => {
    const { mongo, logger } = runtime;
    const models = {
      documents: documentModel(mongo),
      categories: documentCategoryModel(mongo),
      removedImports: removedImportModel(mongo),
      documentImports: importLogModel(mongo, { model: 'DocumentImport', collection: 'document_imports' }),
      importBases: importBaseModel(mongo),
      versions: versionModel(mongo),
      versionChains: versionChainModel(mongo),
    };
    const key = await loadContentKey('library', config);
    const versions = createVersionRepository(models, { key, logger });
    const documents = createDocumentRepository(models.documents, models.removedImports, {
      versions,
      logger,
    });
    const published = createPublishedDocuments(documents);
    const deps: LibraryDeps = {
      documents,
      categories: createDocumentCategoryRepository(models.categories),
      documentImports: createImportLog(models.documentImports),
      importBases: createImportBaseRepository(models.importBases),
      versions,
      published,
      meanings: createDocumentMeanings(loadMeaning()),
      pdfs: createPdfRenderer<PdfSource>({
        module: new URL('./pdf/pdf-worker.ts', import.meta.url),
        data: { brand: config.BRAND_NAME },
        logger,
      }),
      logger,
      now: () => new Date(),
    };
    const sweeps = personalSweeps(models, deps);
    const automations = createAutomationWork(runtime, {
      works: {
        publish_next_document: publishNextDocument(deps),
        retention_sweep: retentionWork(sweeps, deps.now),
      },
    });
    const importContent = async (folder: string): Promise<void> => {
      const counts = await importDocuments(deps, await readDocuments(folder));
      logger.info({ counts }, 'content imported');
    };
    return {
      deps,
      http: { bodyLimit: largestBodyBytes(libraryEndpoints) },
      features: [
        defineFeature({
          name: 'documents',
          models: Object.values(models),
          routers: (routes) => [
            documentsRouter(routes, deps),
            categoriesRouter(routes, deps),
            staffDocumentsRouter(routes, deps),
            staffVersionsRouter(routes, deps),
            staffTransferRouter(routes, deps),
          ],
          groups: [{ handlers: consumers({ automations: automations.inbox }) }],
          workers: [
            deps.pdfs.worker,
            createWorker({
              name: settlingImports,
              work: () => settleDocumentImports(deps),
              everyMs: settleEveryMs,
              logger,
            }),
            createWorker({
              name: 'documents of deleted categories',
              work: () => settleCategories(deps),
              everyMs: settleEveryMs,
              logger,
            }),
            createWorker({
              name: 'versions that a crash left unfiled',
              work: documents.fileAllVersions,
              everyMs: fileVersionsEveryMs,
              logger,
            }),
          ],
          sweeps,
          broadcasts: broadcasts(deps),
          migrations: [adoptVersions('001-versions-in-chains', { versions, aggregates: [documents] })],
          prepare: async () => {
            await ensureFirstCategories(deps);
            await settleDocumentImports(deps, 'uncounted');
            if (config.CONTENT_DIR) await importContent(config.CONTENT_DIR);
          },
        }),
        automations.feature,
      ],
    };
  },
});
