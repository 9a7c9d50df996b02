import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate, type HttpError } from 'ra-core';

/** What the server said of single fields, by their paths; none for another failure. */
export function refusedFields(error: unknown): Record<string, string> {
  return ((error as Partial<HttpError> | null)?.body?.errors as Record<string, string> | undefined) ?? {};
}

/** Everything that the server refuses about a form, in its words: much of it concerns no visible input. */
export function RefusalList({ title, error }: { title: string; error: unknown }) {
  const translate = useTranslate();
  const messages = [...new Set(Object.values(refusedFields(error)))];
  if (messages.length === 0) return null;
  return (
    <Alert severity="error" role="alert" sx={{ mt: 3, width: '100%' }}>
      <AlertTitle sx={{ fontWeight: 700 }}>{translate(title)}</AlertTitle>
      {error instanceof Error ? error.message : null}
      <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
