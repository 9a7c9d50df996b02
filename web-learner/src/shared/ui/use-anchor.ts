import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInView } from './keep-in-view.ts';

/** Keeps the element in view where the address names it after `#`, until the reader moves on. */
export function useAnchor<T extends HTMLElement>(id: string) {
  const element = useRef<T>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    return keepInView(() => element.current?.scrollIntoView({ block: 'start' }));
  }, [hash, id, key]);
  return element;
}
