import { hasFieldErrors, isConflict, isStale, useFailureNotice } from './use-failure-notice.tsx';

/**
 * For a form's `onError`: shows the server's text. What the server says of single fields stands under their inputs, and the
 * form keeps what was typed; where somebody else was faster its `ConflictNotice` says what they wrote, and nothing lies over it.
 */
export function useEditFailure(title: string) {
  const showFailure = useFailureNotice();
  return (error: unknown) => {
    if (isStale(error)) return;
    if (!hasFieldErrors(error) || isConflict(error)) showFailure(title, error);
  };
}
