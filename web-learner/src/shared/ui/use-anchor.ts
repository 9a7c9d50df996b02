import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const takingOver = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the element in view where the address names it after `#`: what loads above it moves it, so it is sought again
 * until the reader scrolls, taps or types.
 */
export function useAnchor<T extends HTMLElement>(id: string) {
  const element = useRef<T>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    const seeker = new ResizeObserver(() => element.current?.scrollIntoView({ block: 'start' }));
    const stop = () => seeker.disconnect();
    seeker.observe(document.body);
    for (const event of takingOver) window.addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const event of takingOver) window.removeEventListener(event, stop);
    };
  }, [hash, id, key]);
  return element;
}
