import { useDataProvider, useNotify, useRefresh, useResourceContext, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { AcademyDataProvider } from '../app/data-provider.ts';
import { useFailureNotice } from './use-failure-notice.tsx';

interface Outcome<Answer> {
  /** Key of what is said when it is done, below the resource's texts. */
  done: string;
  onDone?: () => void;
  /** Why an action that was carried out came to nothing, in the reader's language. */
  failureIn?: (answer: Answer) => string | undefined;
}

/**
 * Runs an action on a record, notifies, and fetches the record anew, whatever came of it. `action` is the call's last part and the key of what could not be done.
 */
export function useRecordAction(action: string) {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFailureNotice();
  const dataProvider = useDataProvider<AcademyDataProvider>();
  const [isPending, setPending] = useState(false);

  async function act<Answer>(
    { id, version }: RaRecord & { version?: number },
    body: object,
    { done, onDone, failureIn }: Outcome<Answer>,
  ) {
    setPending(true);
    try {
      const answer = await dataProvider.act<Answer>(resource, {
        id,
        action,
        body,
        ...(version !== undefined && { version }),
      });
      onDone?.();
      const failure = failureIn?.(answer);
      if (failure === undefined) notify(`resources.${resource}.notifications.${done}`, { type: 'success' });
      else showFailure(`resources.${resource}.failures.${action}`, new Error(failure));
    } catch (error) {
      showFailure(`resources.${resource}.failures.${action}`, error);
    } finally {
      // Also what failed may have been carried out, its answer lost, or refused for what somebody else did.
      refresh();
      setPending(false);
    }
  }

  return { act, isPending };
}
