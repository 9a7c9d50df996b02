import type { StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import PublishIcon from '@mui/icons-material/CampaignOutlined';
import QueueIcon from '@mui/icons-material/QueueOutlined';
import DraftIcon from '@mui/icons-material/SaveOutlined';
import Box from '@mui/material/Box';
import { useNotify, useRedirect } from 'ra-core';
import { Create, ListButton, Toolbar } from 'react-admin';
import { PageHeading } from '../shared/page-heading.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { DocumentForm } from './document-form.tsx';
import { SaveAsButton } from './save-as-button.tsx';

const CreateToolbar = () => (
  <Toolbar>
    <SaveAsButton status="published" action="publishNow" icon={<PublishIcon />} isMain />
    <SaveAsButton status="queued" action="queue" icon={<QueueIcon />} />
    <SaveAsButton status="draft" action="saveDraft" icon={<DraftIcon />} />
  </Toolbar>
);

const Actions = () => (
  <Box sx={{ pb: 1 }}>
    <ListButton sx={{ ml: -1, mb: 1 }} />
    <PageHeading text="resources.documents.page.create" />
  </Box>
);

/** A new document: kept as a draft, queued, or published at once and announced. */
export function DocumentCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useEditFailure('resources.documents.failures.create');
  return (
    <Create
      actions={<Actions />}
      mutationOptions={{
        onError,
        onSuccess({ status }: StaffDocument) {
          const text = status === 'draft' ? 'created' : `created_${status}`;
          notify(`resources.documents.notifications.${text}`, { type: 'success' });
          redirect('list', 'documents');
        },
      }}
    >
      <DocumentForm toolbar={<CreateToolbar />} />
    </Create>
  );
}
