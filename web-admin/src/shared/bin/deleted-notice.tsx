import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useCloseNotification, useTranslate, type Identifier } from 'ra-core';
import { useRestore } from './use-restore.ts';

interface DeletedNoticeProps {
  resource: string;
  id: Identifier;
  onRestored?: () => void;
}

/** A toast after a deletion, with its undo. */
export function DeletedNotice({ resource, id, onRestored }: DeletedNoticeProps) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const { restore, isPending } = useRestore();
  const undo = async () => {
    await restore(resource, id);
    close();
    onRestored?.();
  };
  return (
    <SnackbarContent
      message={translate(`resources.outline.done.delete.${resource}`)}
      action={
        <Button color="inherit" size="small" disabled={isPending} onClick={() => void undo()}>
          {translate('ra.action.undo')}
        </Button>
      }
    />
  );
}
