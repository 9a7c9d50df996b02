import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isActiveEntry, mainEntries, settingsEntry } from './nav-entries.ts';

/** The sidebar's form on narrow screens. */
export function BottomBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav className="bottom-bar" aria-label={t('nav.main')}>
      {[...mainEntries, settingsEntry].map(({ to, label, Icon }) => {
        const active = isActiveEntry(to, pathname);
        return (
          <Link key={to} to={to} aria-current={active ? 'page' : undefined}>
            <Icon size={21} />
            <span className={active ? 'mark' : undefined}>{t(label)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
