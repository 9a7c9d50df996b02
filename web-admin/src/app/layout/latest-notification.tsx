import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import {
  CloseNotificationContext,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
} from 'ra-core';
import { useCallback, useEffect, useState } from 'react';

const SHOWN_MS = 5000;

/**
 * One toast at a time, and always the newest, where react-admin's own shows them in a queue: what failed a
 * while ago must not stand over what has just worked. One that can still be undone stays its time.
 */
export function LatestNotification() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
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
  if (!shown) return null;

  const { message, notificationOptions: { messageArgs, autoHideDuration = SHOWN_MS } = {} } = shown.toast;
  const finish = (isUndo: boolean) => {
    if (canUndo) takeMutation()?.({ isUndo });
  };

  return (
    <CloseNotificationContext.Provider value={close}>
      <Snackbar
        key={shown.turn}
        open={isOpen}
        autoHideDuration={autoHideDuration}
        disableWindowBlurListener={canUndo}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message={typeof message === 'string' ? translate(message, messageArgs) : null}
        action={
          canUndo ? (
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                finish(true);
                close();
              }}
            >
              {translate('ra.action.undo')}
            </Button>
          ) : null
        }
        slotProps={{
          transition: {
            onExited() {
              finish(false);
              setShown(null);
            },
          },
        }}
      >
        {typeof message === 'string' ? undefined : <div>{message}</div>}
      </Snackbar>
    </CloseNotificationContext.Provider>
  );
}
