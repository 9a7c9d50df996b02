import type { StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import OutIcon from '@mui/icons-material/ArrowOutward';
import PublishIcon from '@mui/icons-material/CampaignOutlined';
import QueueIcon from '@mui/icons-material/QueueOutlined';
import WithdrawIcon from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useNotify, useRecordContext, useRedirect, useTranslate } from 'ra-core';
import { Edit, ListButton, Toolbar } from 'react-admin';
import { DeleteContentButton } from '../shared/delete-content-button.tsx';
import { ContentStatusTag } from '../shared/content-tags.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { useOwnText } from '../shared/use-own-text.ts';
import { VersionsPanel } from '../shared/versions/versions-panel.tsx';
import { AccessTag } from './access-tag.tsx';
import { DocumentForm } from './document-form.tsx';
import { ExportDocumentsButton } from './export-documents-button.tsx';
import { SaveAsButton } from './save-as-button.tsx';

function EditToolbar() {
  const status = useRecordContext<StaffDocument>()?.status;
  return (
    <Toolbar>
      <SaveButton type="button" hasKey label="resources.documents.action.save" />
      {status === 'draft' ? <SaveAsButton status="queued" action="queue" icon={<QueueIcon />} /> : null}
      {status === 'queued' ? <SaveAsButton status="draft" action="unqueue" icon={<WithdrawIcon />} /> : null}
      {status === 'published' ? (
        <SaveAsButton status="draft" action="withdraw" icon={<WithdrawIcon />} />
      ) : (
        <SaveAsButton status="published" action="saveAndPublish" icon={<PublishIcon />} />
      )}
      <span style={{ flex: 1 }} />
      <DeleteContentButton backTo={() => 'documents'} />
    </Toolbar>
  );
}

function Actions() {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const document = useRecordContext<StaffDocument>();
  return (
    <Box sx={{ pb: 1 }}>
      <ListButton sx={{ ml: -1, mb: 1 }} />
      {document ? <PageHeading text={titleOf(document)} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <ContentStatusTag />
        <AccessTag />
        {document?.status === 'published' ? (
          <Button href={`/library/${document.id}`} size="small" endIcon={<OutIcon />}>
            {translate('resources.documents.action.read')}
          </Button>
        ) : null}
        {document ? <ExportDocumentsButton ids={[document.id]} /> : null}
      </Box>
    </Box>
  );
}

/** Changes a document; publishing and withdrawing save what the form holds too. */
export function DocumentEdit() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useEditFailure('resources.documents.failures.update');
  return (
    <Edit
      mutationMode="pessimistic"
      component="div"
      actions={<Actions />}
      mutationOptions={{
        onError,
        onSuccess(after: StaffDocument, { previousData }: { previousData?: StaffDocument }) {
          notify(`resources.documents.notifications.${whatHappened(previousData?.status, after.status)}`, {
            type: 'success',
            messageArgs: { smart_count: 1 },
          });
          redirect('list', 'documents');
        },
      }}
    >
      <Card>
        <DocumentForm toolbar={<EditToolbar />} />
      </Card>
      <VersionsPanel />
    </Edit>
  );
}

function whatHappened(before: StaffDocument['status'] | undefined, after: StaffDocument['status']): string {
  if (before === after) return 'updated';
  if (after !== 'draft') return after;
  return before === 'queued' ? 'unqueued' : 'withdrawn';
}
