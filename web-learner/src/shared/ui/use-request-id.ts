import { useRef } from 'react';

/**
 * An id for what a form sends: the same until `renew`, so that a form sent again after a lost answer, or by a double
 * click, is the same request at the server. What is written anew is another request: renew it then.
 */
export function useRequestId() {
  const id = useRef<string>(crypto.randomUUID());
  return {
    current: () => id.current,
    renew: () => {
      id.current = crypto.randomUUID();
    },
  };
}
