import type { ImportDecision } from '@academy/service-kit/content/import-decision.ts';

/** How many records came to what in an import. */
export type ImportCounts = Record<ImportDecision, number>;
