import { useNotify, useRefresh, useResourceContext, useUpdate, type RaRecord } from 'ra-core';
import { isConflict, useFailureNotice } from './use-failure-notice.tsx';

interface RecordChange {
  /** Key of what is said when it is done, and of what could not be done, below the resource's texts. */
  done: string;
  failed: string;
}

/** Saves a change of a record, notifies, and after a conflict fetches the newer version. */
export function useRecordChange({ done, failed }: RecordChange) {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFailureNotice();
  const [update, { isPending }] = useUpdate();
  const change = (record: RaRecord, data: object, onDone: () => void = () => {}) =>
    void update(
      resource,
      { id: record.id, data, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess() {
          onDone();
          notify(`resources.${resource}.notifications.${done}`, { type: 'success' });
          refresh();
        },
        onError(error: unknown) {
          showFailure(`resources.${resource}.failures.${failed}`, error);
          if (isConflict(error)) refresh();
        },
      },
    );
  return { change, isPending };
}
