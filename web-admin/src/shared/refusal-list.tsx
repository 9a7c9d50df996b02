import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate, type HttpError } from 'ra-core';
import { Link } from 'react-router-dom';

/** What the server said of single fields, by their paths; none for another failure. */
export function refusedFields(error: unknown): Record<string, string> {
  return ((error as Partial<HttpError> | null)?.body?.errors as Record<string, string> | undefined) ?? {};
}

const ofExercise = /^exercises\.([^.]+)\./;

/** The page of the exercise that a refused field belongs to, where that is not the page's own record. */
export function pageOf(path: string): string | null {
  const id = ofExercise.exec(path)?.[1];
  return id === undefined ? null : `/exercises/${encodeURIComponent(id)}`;
}

/** What is said of fields, each sentence once, with where it is put right. */
const sayings = (errors: Record<string, string>) =>
  [...new Map(Object.entries(errors).map(([path, message]) => [message, pageOf(path)]))].map(
    ([message, page]) => ({ message, page }),
  );

/** Everything that the server refuses about a form, in its words: much of it concerns no visible input. */
export function RefusalList({ title, error }: { title: string; error: unknown }) {
  const translate = useTranslate();
  const messages = sayings(refusedFields(error));
  if (messages.length === 0) return null;
  return (
    <Alert severity="error" role="alert" sx={{ mt: 3, width: '100%' }}>
      <AlertTitle sx={{ fontWeight: 700 }}>{translate(title)}</AlertTitle>
      {error instanceof Error ? error.message : null}
      <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
        {messages.map(({ message, page }) => (
          <li key={message}>
            {page ? (
              <Link to={page} style={{ color: 'inherit' }}>
                {message}
              </Link>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
