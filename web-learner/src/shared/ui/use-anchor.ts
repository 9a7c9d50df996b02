import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the element once it is on the screen, where the address names it after `#`. */
export function useAnchor<T extends HTMLElement>(id: string) {
  const element = useRef<T>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) element.current?.scrollIntoView({ block: 'start' });
  }, [hash, id, key]);
  return element;
}
