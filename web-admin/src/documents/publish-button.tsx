import { forWriters } from '../shared/rights/for-writers.tsx';
import type { StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import PublishIcon from '@mui/icons-material/CampaignOutlined';
import WithdrawIcon from '@mui/icons-material/VisibilityOffOutlined';
import { useNotify, useRecordContext, useUpdate } from 'ra-core';
import { Button } from 'react-admin';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';

/**
 * Publishes or withdraws the row's document. Withdrawing can be undone for a few seconds; publishing happens
 * at once, since those who hear of it cannot unhear it, and is taken back by withdrawing.
 */
export const PublishButton = forWriters(function PublishButton() {
  const notify = useNotify();
  const showFailure = useFailureNotice();
  const document = useRecordContext<StaffDocument>();
  const [update, { isPending }] = useUpdate<StaffDocument>();
  if (!document) return null;
  const isPublished = document.status === 'published';
  const action = isPublished ? 'withdraw' : 'publish';
  const done = `resources.documents.notifications.${isPublished ? 'withdrawn' : 'published'}`;

  function change(before: StaffDocument) {
    void update(
      'documents',
      { id: before.id, data: { status: isPublished ? 'draft' : 'published' }, previousData: before },
      {
        mutationMode: isPublished ? 'undoable' : 'pessimistic',
        onSuccess: () =>
          notify(done, {
            type: isPublished ? 'info' : 'success',
            messageArgs: { smart_count: 1 },
            undoable: isPublished,
          }),
        onError: (error: unknown) => showFailure(`resources.documents.failures.${action}`, error),
      },
    );
  }

  return (
    <Button
      label={`resources.documents.action.${action}`}
      disabled={isPending}
      onClick={(event) => {
        // The row itself opens the document.
        event.stopPropagation();
        change(document);
      }}
    >
      {isPublished ? <WithdrawIcon /> : <PublishIcon />}
    </Button>
  );
});
