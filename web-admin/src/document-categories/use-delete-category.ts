import type { StaffDocumentCategory } from '@academy/contracts/http/library/document-categories.ts';
import { useDelete, useNotify, useRefresh, type HttpError } from 'ra-core';
import { useState } from 'react';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import { useRecordAction } from '../shared/use-record-action.ts';

const resource = 'document-categories';

/** The server's words where it refuses because the category has documents. */
function countRefusal(error: unknown): string | null {
  const { body, message } = (error ?? {}) as Partial<HttpError>;
  return body?.code === 'category-not-empty' ? (message ?? '') : null;
}

/** Deletes a category: as it is, or with its documents moved into another one. */
export function useDeleteCategory(category: StaffDocumentCategory, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFailureNotice();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [deleteOne, { isPending }] = useDelete<StaffDocumentCategory>();
  const moving = useRecordAction('move-and-delete');

  const remove = () =>
    void deleteOne(
      resource,
      { id: category.id, previousData: category },
      {
        mutationMode: 'pessimistic',
        onSuccess() {
          notify(`resources.${resource}.notifications.deleted`, { type: 'success' });
          onDone();
          refresh();
        },
        onError(error: unknown) {
          const count = countRefusal(error);
          if (count !== null) return setRefusal(count);
          showFailure(`resources.${resource}.failures.delete`, error);
          onDone();
          refresh();
        },
      },
    );

  return {
    /** Why it was not deleted as it is: how many documents it has. */
    refusal,
    isPending: isPending || moving.isPending,
    remove,
    moveAndRemove: (into: string) => void moving.act(category, { into }, { done: 'moved', onDone }),
  };
}
