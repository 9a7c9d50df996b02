import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { PanelIcon } from '../../shared/ui/icons.tsx';
import { Tip } from '../../shared/ui/tip.tsx';
import {
  helpEntry,
  isActiveEntry,
  mainEntries,
  playgroundEntry,
  settingsEntry,
  type NavEntry,
} from './nav-entries.ts';

export function Sidebar({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const toggleLabel = collapsed ? t('nav.expand') : t('nav.collapse');
  return (
    <nav className={`sidebar ${collapsed ? 'w-16' : 'w-56'}`} aria-label={t('nav.main')}>
      {[...mainEntries, playgroundEntry].map((entry) => (
        <SidebarLink key={entry.to} entry={entry} collapsed={collapsed} />
      ))}
      <div className="sidebar__end">
        <SidebarLink entry={helpEntry} collapsed={collapsed} />
        <SidebarLink entry={settingsEntry} collapsed={collapsed} />
        <Tip text={collapsed ? toggleLabel : undefined} side="right">
          <button
            type="button"
            className="sidebar__link"
            aria-expanded={!collapsed}
            aria-label={toggleLabel}
            onClick={onToggle}
          >
            <PanelIcon />
            {!collapsed && <span>{t('nav.collapseShort')}</span>}
          </button>
        </Tip>
      </div>
    </nav>
  );
}

function SidebarLink({ entry, collapsed }: { entry: NavEntry; collapsed: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const active = isActiveEntry(entry.to, pathname);
  const label = t(entry.label);
  return (
    <Tip text={collapsed ? label : undefined} side="right">
      <Link
        to={entry.to}
        className="sidebar__link"
        aria-current={active ? 'page' : undefined}
        aria-label={collapsed ? label : undefined}
      >
        <entry.Icon />
        {!collapsed && <span className={active ? 'mark' : undefined}>{label}</span>}
      </Link>
    </Tip>
  );
}
