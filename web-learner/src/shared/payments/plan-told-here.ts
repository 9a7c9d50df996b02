import { useEffect } from 'react';

let tellers = 0;

/** Whether something on this tab's screen already says that a payment has arrived. */
export const isPlanToldHere = (): boolean => tellers > 0;

/** This tab tells of the payment from now on; what is returned ends it. */
export function tellPlanHere(): () => void {
  tellers += 1;
  return () => {
    tellers -= 1;
  };
}

/** The same for a component, while `tells` holds: the toast about the new plan then stays away from this tab. */
export function usePlanToldHere(tells: boolean): void {
  useEffect(() => (tells ? tellPlanHere() : undefined), [tells]);
}
