import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useCloseNotification } from 'ra-core';

interface FailureNoticeProps {
  title: string;
  detail: string;
}

/** A toast that says what failed and, in the server's words, why. */
export function FailureNotice({ title, detail }: FailureNoticeProps) {
  const close = useCloseNotification();
  return (
    <Alert
      severity="error"
      variant="filled"
      onClose={close}
      sx={{ maxWidth: 520, boxShadow: 'var(--shadow)' }}
    >
      <AlertTitle sx={{ mb: 0, fontWeight: 700 }}>{title}</AlertTitle>
      {detail}
    </Alert>
  );
}
