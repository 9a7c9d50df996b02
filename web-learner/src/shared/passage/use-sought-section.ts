import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepInView } from '../ui/keep-in-view.ts';
import { soughtSection } from './sought-section.ts';

/**
 * Brings the section that the address names into view, with the focus, once the text with it is there. Who comes back to
 * a place further down stays there.
 */
export function useSoughtSection(text: string): void {
  const { hash, key } = useLocation();
  const way = useNavigationType();
  const answered = useRef<string>(undefined);
  useEffect(() => {
    const id = soughtSection(hash);
    if (id === null || answered.current === key) return;
    const heading = document.getElementById(id);
    if (!heading) return;
    answered.current = key;
    if (way === NavigationType.Pop && scrollY > 0) return;
    heading.focus({ preventScroll: true });
    return keepInView(() => heading.scrollIntoView({ block: 'start' }));
  }, [hash, key, way, text]);
}
