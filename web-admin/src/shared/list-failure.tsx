import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';

/** In place of a list that could not be fetched: what failed, why, and another try. */
export function ListFailure({ title }: { title: string }) {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  const message = error instanceof Error ? error.message : '';
  return (
    <Alert
      severity="error"
      sx={{ my: 2 }}
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {translate('academy.retry')}
        </Button>
      }
    >
      <AlertTitle sx={{ mb: 0, fontWeight: 700 }}>{translate(title)}</AlertTitle>
      {translate(message || 'ra.notification.http_error', { _: message })}
    </Alert>
  );
}
