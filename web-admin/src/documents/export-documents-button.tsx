import type { documentTransferEndpoints } from '@academy/contracts/http/library/document-transfer.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import type { Identifier } from 'ra-core';
import { client } from '../app/api.ts';
import { ExportFilesButton } from '../shared/content-import/export-files-button.tsx';

const exportCall = endpointRef<typeof documentTransferEndpoints.staffExportDocuments>(
  'GET',
  '/api/admin/document-export',
);

/** Saves documents as an archive of their files. */
export const ExportDocumentsButton = ({ ids }: { ids: readonly Identifier[] }) => (
  <ExportFilesButton
    name={`${ids.length === 1 ? String(ids[0]) : 'documents'}.zip`}
    download={() => client.download(exportCall, { query: { ids: ids.join(',') } })}
  />
);
