import type { ReactElement } from 'react';
import {
  CommunityIcon,
  CoursesIcon,
  FlaskIcon,
  HelpIcon,
  HomeIcon,
  LibraryIcon,
  SettingsIcon,
} from '../../shared/ui/icons.tsx';

export interface NavEntry {
  to: string;
  /** Key of the label. */
  label: string;
  Icon: (props: { size?: number }) => ReactElement;
}

export const mainEntries: readonly NavEntry[] = [
  { to: '/', label: 'nav.dashboard', Icon: HomeIcon },
  { to: '/courses', label: 'nav.courses', Icon: CoursesIcon },
  { to: '/library', label: 'nav.library', Icon: LibraryIcon },
  { to: '/community', label: 'nav.community', Icon: CommunityIcon },
];
/** In the sidebar only: a fifth of a narrow screen is the least that a label needs. */
export const playgroundEntry: NavEntry = { to: '/playground', label: 'nav.playground', Icon: FlaskIcon };
/** In the sidebar only; on a narrow screen the account's menu leads there. */
export const helpEntry: NavEntry = { to: '/help', label: 'footer.help', Icon: HelpIcon };
export const settingsEntry: NavEntry = { to: '/settings', label: 'nav.settings', Icon: SettingsIcon };

/**
 * The root is active only on exactly `/`; the others on any path that starts with theirs. A lesson is part
 * of its course, so it lights up the courses.
 */
export function isActiveEntry(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/';
  const paths = to === '/courses' ? [to, '/lessons'] : [to];
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
