import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInView } from '../../../shared/ui/keep-in-view.ts';
import {
  namedSection,
  sectionInView,
  settingsSections,
  type SettingsSection,
} from '../model/settings-sections.ts';

const topOf = (id: SettingsSection): number => document.getElementById(id)?.getBoundingClientRect().top ?? 0;

function read(): SettingsSection {
  const { scrollHeight } = document.documentElement;
  const rest = scrollHeight - innerHeight;
  // Object.fromEntries forgets which keys there are.
  const tops = Object.fromEntries(settingsSections.map((id) => [id, topOf(id)])) as Record<
    SettingsSection,
    number
  >;
  const top = (parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) + 60;
  return sectionInView({
    tops,
    top,
    height: innerHeight,
    progress: rest > 0 ? Math.min(scrollY / rest, 1) : 0,
  });
}

/** The section that the address named last, until the reader scrolls on; then the one that is read. */
export function useSectionInView(): SettingsSection {
  const { hash, key } = useLocation();
  const named = namedSection(hash);
  const [seen, setSeen] = useState<{ key: string; section: SettingsSection } | null>(null);

  useEffect(() => {
    if (named === null) return;
    document.getElementById(`${named}-title`)?.focus({ preventScroll: true });
    return keepInView(() => document.getElementById(named)?.scrollIntoView({ block: 'start' }));
    // With each visit comes another `key`: a section that is asked for again is shown again.
  }, [named, key]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // What the page scrolls by itself, as to a named section, changes nothing.
    let isReader = named === null;
    const take = () => (isReader = true);
    for (const event of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      addEventListener(event, take, { passive: true, signal });
    }
    addEventListener('scroll', () => isReader && setSeen({ key, section: read() }), {
      passive: true,
      signal,
    });
    return () => controller.abort();
  }, [named, key]);
  if (named !== null && seen?.key !== key) return named;
  return seen?.section ?? 'profile';
}
