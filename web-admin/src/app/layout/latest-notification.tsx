import { CloseNotificationContext, useNotificationContext, type NotificationPayload } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { NotificationRegion } from './notification-region.tsx';
import { ShownNotification } from './shown-notification.tsx';

/**
 * One toast at a time, and always the newest, where react-admin's own shows them in a queue: what failed a
 * while ago must not stand over what has just worked. One that can still be undone stays its time.
 */
export function LatestNotification() {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<{ toast: NotificationPayload; turn: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const canUndo = shown?.toast.notificationOptions?.undoable === true;

  useEffect(() => {
    if (notifications.length === 0 || canUndo) return;
    const toast = takeNotification();
    if (!toast) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the queue is outside React's own state
    setShown((before) => ({ toast, turn: (before?.turn ?? 0) + 1 }));
    setOpen(true);
  }, [notifications, canUndo, takeNotification]);

  useEffect(() => {
    if (!canUndo) return;
    // What waits for its undo has not been sent yet.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [canUndo]);

  const close = useCallback(() => setOpen(false), []);
  const forget = useCallback(() => setShown(null), []);

  return (
    <CloseNotificationContext.Provider value={close}>
      <NotificationRegion onEscape={close}>
        {shown && (
          <ShownNotification
            key={shown.turn}
            toast={shown.toast}
            isOpen={isOpen}
            close={close}
            onGone={forget}
          />
        )}
      </NotificationRegion>
    </CloseNotificationContext.Provider>
  );
}
