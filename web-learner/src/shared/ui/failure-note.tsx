import { failureText } from './failure-text.ts';

/** Why something was not done; what was typed is still there. */
export function FailureNote({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p className="failure-note" role="alert">
      {failureText(error)}
    </p>
  );
}
