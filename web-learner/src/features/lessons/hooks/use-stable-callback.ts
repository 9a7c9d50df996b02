import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function for as long as the component stands, which calls the newest `callback`: for events of a child that is
 * drawn again only when what it shows changes. Not to be called while rendering.
 */
export function useStableCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args) => newest.current(...args), []);
}
