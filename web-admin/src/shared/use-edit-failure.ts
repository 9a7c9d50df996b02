import { hasFieldErrors, isConflict, useFailureNotice } from './use-failure-notice.tsx';

/**
 * For a form's `onError`: shows the server's text. What the server says of single fields stands under their inputs, and the
 * form keeps what was typed; after a conflict its `ConflictNotice` says what somebody else wrote.
 */
export function useEditFailure(title: string) {
  const showFailure = useFailureNotice();
  return (error: unknown) => {
    if (!hasFieldErrors(error) || isConflict(error)) showFailure(title, error);
  };
}
