import { useMemo, useState } from 'react';
import { createSerialSaver } from './serial-saver.ts';

/** An order that is saved as it is changed, and stays on the screen where it could not be. */
export function useSavedOrder<Order>(save: (order: Order) => Promise<void>) {
  const [unsaved, setUnsaved] = useState<Order | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const saver = useMemo(
    () => createSerialSaver<Order>({ save, onSaved: () => setUnsaved(null), onFailure: setFailure }),
    [save],
  );
  return {
    /** What is shown while the server has another one; null where there is no difference. */
    unsaved,
    /** Why it could not be saved: nothing else is moved until that order is let go. */
    failure,
    isSaving: unsaved !== null && failure === null,
    move(order: Order) {
      setUnsaved(order);
      saver.want(order);
    },
    letGo() {
      setUnsaved(null);
      setFailure(null);
    },
  };
}
