import { useMutationState } from '@tanstack/react-query';
import { useRecordContext, useResourceContext, type Identifier } from 'ra-core';
import { hasFieldErrors, isConflict } from '../use-failure-notice.tsx';

interface Update {
  resource?: string;
  id?: Identifier;
}

/** When the last save of this form was refused as a conflict, in milliseconds since 1970; null where it was not. */
export function useRefusedUpdate(): number | null {
  const resource = useResourceContext();
  const id = useRecordContext()?.id;
  const states = useMutationState({
    filters: { predicate: ({ options }) => options.mutationKey?.[0] === resource },
    select: ({ state }) => state,
  });
  const last = states
    .filter(({ variables }) => (variables as Update | undefined)?.id === id)
    .toSorted((one, other) => one.submittedAt - other.submittedAt)
    .at(-1);
  if (id === undefined || last?.status !== 'error') return null;
  return isConflict(last.error) && !hasFieldErrors(last.error) ? last.submittedAt : null;
}
