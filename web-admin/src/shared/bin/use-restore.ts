import { useDataProvider, useNotify, useRefresh, type Identifier } from 'ra-core';
import { useState } from 'react';
import type { AcademyDataProvider } from '../../app/data-provider.ts';
import { useFailureNotice } from '../use-failure-notice.tsx';

/** Takes a course, lesson, exercise or document out of the bin, and says what came of it. */
export function useRestore() {
  const provider = useDataProvider<AcademyDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);

  async function restore(resource: string, id: Identifier): Promise<void> {
    setPending(true);
    try {
      await provider.act(resource, { id, action: 'restore', body: {} });
      notify(`resources.bin.done.${resource}`, { type: 'success' });
    } catch (error) {
      showFailure('resources.bin.failures.restore', error);
    } finally {
      setPending(false);
      refresh();
    }
  }
  return { restore, isPending };
}
