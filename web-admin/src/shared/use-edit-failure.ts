import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { hasFieldErrors, isConflict, useFailureNotice } from './use-failure-notice.tsx';

/**
 * For a form's `onError`: shows the server's text, and after a conflict fetches what somebody else wrote. What
 * the server says of single fields stands under their inputs.
 */
export function useEditFailure(title: string) {
  const showFailure = useFailureNotice();
  const queries = useQueryClient();
  const resource = useResourceContext();
  return (error: unknown) => {
    if (!hasFieldErrors(error) || isConflict(error)) showFailure(title, error);
    if (isConflict(error) && !hasFieldErrors(error))
      void queries.invalidateQueries({ queryKey: [resource, 'getOne'] });
  };
}
