import { useEffect } from 'react';
import { opensElsewhere } from '../model/opens-elsewhere.ts';

const BUTTONS = ['click', 'auxclick'] as const;

function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const { button, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (!link) return;
  const { origin, pathname, target } = link;
  const about = { origin, pathname, target, isDownload: link.hasAttribute('download') };
  const click = { button, ctrlKey, metaKey, shiftKey, defaultPrevented, link: about };
  if (!opensElsewhere(click, location.origin)) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}

/** Keeps a viewing in its tab: links that would open another, which is the administrator's own academy, open here. */
export function useOneTab(): void {
  useEffect(() => {
    // Before the app's own links see the click.
    for (const kind of BUTTONS) document.addEventListener(kind, stay, { capture: true });
    return () => {
      for (const kind of BUTTONS) document.removeEventListener(kind, stay, { capture: true });
    };
  }, []);
}
