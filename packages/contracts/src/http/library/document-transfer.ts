import { z } from 'zod';
import {
  exporting,
  importBodySchema,
  importing,
  importPlanSchema,
  planBodySchema,
} from '../../shared/content-transfer.ts';
import { idSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** So many documents leave or come at once: each that readers see is drawn as a PDF before it is imported. */
export const mostDocumentsAtOnce = 100;

const idsText = z
  .string()
  .max(10_000)
  .transform((text) => text.split(','))
  .pipe(z.array(idSchema).min(1).max(mostDocumentsAtOnce));

/** What takes documents out as files, and brings them in. */
export const documentTransferEndpoints = {
  staffExportDocuments: defineEndpoint({
    ...exporting,
    path: '/api/admin/document-export',
    summary: 'Download documents as a ZIP archive, in the form of content/documents.',
    /** Their ids with commas between. */
    query: z.object({ ids: idsText }),
    errors: [404],
  }),
  staffPlanDocumentImport: defineEndpoint({
    ...importing,
    path: '/api/admin/documents/import/plan',
    summary: 'Say what the import of documents would create and change. Nothing is stored.',
    body: planBodySchema,
    response: importPlanSchema,
  }),
  staffImportDocuments: defineEndpoint({
    ...importing,
    path: '/api/admin/documents/import',
    summary: 'Import documents from their files, which are checked whole first.',
    notes:
      `${importing.notes} 409 \`import-left-out\` has written: all but what \`fields\` names. ` +
      '503 `import-unfinished` goes on by itself. After any other refusal nothing is written.',
    body: importBodySchema,
    response: importPlanSchema,
  }),
} as const;
