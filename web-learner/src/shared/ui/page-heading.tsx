import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../site/site.ts';

/** Names the browser's tab after the screen. */
export function usePageTitle(title: string) {
  const { brand } = useSite();
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}

/**
 * The screen's one heading of level 1: titles the tab, and takes the focus when the person has come from
 * another screen, so that a screen reader starts reading here.
 */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  usePageTitle(title);
  useEffect(() => {
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
    // Only on arrival: a change of the query string keeps the focus where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} data-heading>
      {children ?? title}
    </h1>
  );
}
