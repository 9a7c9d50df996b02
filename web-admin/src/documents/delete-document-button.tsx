import type { StaffDocument } from '@academy/contracts/http/library.ts';
import { useRecordContext } from 'ra-core';
import { DeleteButton } from '../shared/delete-button.tsx';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import { useOwnText } from '../shared/use-own-text.ts';

export function DeleteDocumentButton() {
  const showFailure = useFailureNotice();
  const { titleOf } = useOwnText();
  const document = useRecordContext<StaffDocument>();
  if (!document) return null;
  return (
    <DeleteButton
      confirmTitle="resources.documents.message.delete_title"
      confirmContent="resources.documents.message.delete_content"
      translateOptions={{ name: titleOf(document) }}
      successMessage="resources.documents.notifications.deleted"
      mutationOptions={{
        onError: (error: unknown) => showFailure('resources.documents.failures.delete', error),
      }}
    />
  );
}
