import type { StaffDocument } from '@academy/contracts/http/library.ts';
import PublishIcon from '@mui/icons-material/CampaignOutlined';
import QueueIcon from '@mui/icons-material/QueueOutlined';
import DraftIcon from '@mui/icons-material/SaveOutlined';
import Box from '@mui/material/Box';
import { useNotify, useRedirect } from 'ra-core';
import { Create, ListButton, SaveButton, Toolbar } from 'react-admin';
import { PageHeading } from '../shared/page-heading.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { DocumentForm } from './document-form.tsx';

const withStatus = (status: StaffDocument['status']) => (data: object) => ({ ...data, status });

const CreateToolbar = () => (
  <Toolbar>
    <SaveButton
      type="button"
      alwaysEnable
      icon={<PublishIcon />}
      label="resources.documents.action.publishNow"
      transform={withStatus('published')}
    />
    <SaveButton
      type="button"
      alwaysEnable
      variant="outlined"
      color="inherit"
      icon={<QueueIcon />}
      label="resources.documents.action.queue"
      transform={withStatus('queued')}
    />
    <SaveButton
      type="button"
      alwaysEnable
      variant="outlined"
      color="inherit"
      icon={<DraftIcon />}
      label="resources.documents.action.saveDraft"
      transform={withStatus('draft')}
    />
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
