import { useLocation, useNavigate } from 'react-router-dom';
import type { Refusal } from './refusal.ts';

/** How a link ended; `reason` is the server's own sentence, `about` what of an invitation is at fault. */
export type Outcome = { is: 'done' } | { is: 'failed'; reason: string; about?: Refusal['about'] };

const isOutcome = (state: unknown): state is Outcome =>
  typeof state === 'object' && state !== null && 'is' in state;

/**
 * The outcome belongs to the entry of the browser's history: a session that ends with it has the screen made anew, and a
 * reload must not use the link again. The token leaves the address with it.
 */
export function useOutcome(): [Outcome | null, (outcome: Outcome) => void] {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const end = (outcome: Outcome) => void navigate(pathname, { replace: true, state: outcome });
  return [isOutcome(state) ? state : null, end];
}
