import PublishIcon from '@mui/icons-material/CampaignOutlined';
import WithdrawIcon from '@mui/icons-material/VisibilityOffOutlined';
import { useListContext, useTranslate } from 'ra-core';
import { BulkUpdateWithConfirmButton, BulkUpdateWithUndoButton } from 'react-admin';
import { BulkDeleteButton } from '../shared/delete-button.tsx';
import { ExportDocumentsButton } from './export-documents-button.tsx';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';

const published = { status: 'published' };
const withdrawn = { status: 'draft' };

/** What can be done with the chosen documents: withdrawing is undoable, the rest asks first. */
export function BulkActions() {
  const translate = useTranslate();
  const showFailure = useFailureNotice();
  const { selectedIds } = useListContext();
  const count = { smart_count: selectedIds.length };
  const text = (key: string) => translate(`resources.documents.${key}`, count);
  const failing = (action: string) => ({
    onError: (error: unknown) => showFailure(`resources.documents.failures.${action}`, error),
  });
  return (
    <>
      <ExportDocumentsButton ids={selectedIds} />
      <BulkUpdateWithConfirmButton
        data={published}
        icon={<PublishIcon />}
        label="resources.documents.action.publish"
        confirmTitle={text('message.bulk_publish_title')}
        confirmContent={text('message.bulk_publish_content')}
        successMessage="resources.documents.notifications.published"
        mutationOptions={failing('publish')}
      />
      <BulkUpdateWithUndoButton
        data={withdrawn}
        icon={<WithdrawIcon />}
        label="resources.documents.action.withdraw"
        successMessage="resources.documents.notifications.withdrawn"
        mutationOptions={failing('withdraw')}
      />
      <BulkDeleteButton
        confirmTitle={text('message.bulk_delete_title')}
        confirmContent={text('message.bulk_delete_content')}
        successMessage="resources.documents.notifications.deleted"
        mutationOptions={failing('delete')}
      />
    </>
  );
}
