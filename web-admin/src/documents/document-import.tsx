import type { documentTransferEndpoints } from '@academy/contracts/http/library/document-transfer.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useNotify, useRedirect } from 'ra-core';
import { ListButton } from 'react-admin';
import { client } from '../app/api.ts';
import { ContentImport } from '../shared/content-import/content-import.tsx';

const planCall = endpointRef<typeof documentTransferEndpoints.staffPlanDocumentImport>(
  'POST',
  '/api/admin/documents/import/plan',
);
const importCall = endpointRef<typeof documentTransferEndpoints.staffImportDocuments>(
  'POST',
  '/api/admin/documents/import',
);

/** Brings in documents from their files. */
export function DocumentImport() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <ContentImport
      what="documents"
      above={<ListButton sx={{ ml: -1, mb: 1 }} />}
      transfer={{
        plan: (source) => client.call(planCall, { body: { source } }),
        apply: (body) => client.call(importCall, { body }),
        onDone: () => {
          notify('resources.transfer.page.documents.done', { type: 'success' });
          redirect('list', 'documents');
        },
      }}
    />
  );
}
