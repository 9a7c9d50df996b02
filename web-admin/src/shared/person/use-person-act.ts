import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { useFailureNotice } from '../use-failure-notice.tsx';

/** Does something for a person, says what came of it, and reads their page anew: one thing at a time. */
export function usePersonAct(part: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);

  async function act(action: string, call: () => Promise<unknown>, onDone?: () => void) {
    setPending(true);
    try {
      await call();
      onDone?.();
      notify(`resources.users.person.${part}.done.${action}`, { type: 'success' });
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : '';
      showFailure(`resources.users.person.${part}.failed.${action}`, new Error(detail));
    } finally {
      setPending(false);
      refresh();
    }
  }

  return { act, isPending };
}
