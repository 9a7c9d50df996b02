import { useNotify, type Identifier } from 'ra-core';
import { useCallback } from 'react';
import { DeletedNotice } from './deleted-notice.tsx';

const shownMs = 12_000;

interface Deleted {
  resource: string;
  id: Identifier;
  /** After it came back. */
  onRestored?: () => void;
}

/** Says that something is in the bin now, and offers to take it out again. */
export function useDeletedNotice() {
  const notify = useNotify();
  return useCallback(
    (deleted: Deleted) => notify(<DeletedNotice {...deleted} />, { autoHideDuration: shownMs }),
    [notify],
  );
}
