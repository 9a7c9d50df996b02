import { forWriters } from '../shared/rights/for-writers.tsx';
import type { StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import { useRecordContext } from 'ra-core';
import { DeleteButton } from '../shared/delete-button.tsx';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';

/** Deletes the row's feed, and says first what becomes of its news. */
export const DeleteFeedButton = forWriters(function DeleteFeedButton() {
  const showFailure = useFailureNotice();
  const feed = useRecordContext<StaffFeed>();
  if (!feed) return null;
  return (
    <DeleteButton
      redirect={false}
      confirmTitle="resources.feeds.message.delete_title"
      confirmContent="resources.feeds.message.delete_content"
      translateOptions={{ name: feed.title ?? feed.url }}
      successMessage="resources.feeds.notifications.deleted"
      mutationOptions={{
        onError: (error: unknown) => showFailure('resources.feeds.failures.delete', error),
      }}
    />
  );
});
