import { useEffect, useRef } from 'react';

/**
 * An element that takes the focus where a change of `state` has removed the button that had it, so that
 * people on a keyboard go on from there and not from the top of the page.
 */
export function useKeptFocus<Element extends HTMLElement>(state: string) {
  const element = useRef<Element>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}
