import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTakeUndoableMutation, useTranslate, type NotificationPayload } from 'ra-core';

const SHOWN_MS = 5000;

interface ShownNotificationProps {
  toast: NotificationPayload;
  isOpen: boolean;
  close: () => void;
  /** It is out of sight. */
  onGone: () => void;
}

/** One toast. What can be undone is done once it is out of sight. */
export function ShownNotification({ toast, isOpen, close, onGone }: ShownNotificationProps) {
  const translate = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  const { message, notificationOptions = {} } = toast;
  const { messageArgs, autoHideDuration = SHOWN_MS, undoable: canUndo = false } = notificationOptions;
  const finish = (isUndo: boolean) => {
    if (canUndo) takeMutation()?.({ isUndo });
  };

  return (
    <Snackbar
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
            onGone();
          },
        },
      }}
    >
      {typeof message === 'string' ? undefined : <div>{message}</div>}
    </Snackbar>
  );
}
