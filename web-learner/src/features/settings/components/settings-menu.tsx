import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { settingsSections } from '../model/settings-sections.ts';
import { useSectionInView } from './use-section-in-view.ts';
import './settings-menu.css';

/** The sections of the page, the one that is read marked: beside them, or in a line above them on a narrow screen. */
export function SettingsMenu() {
  const { t } = useTranslation('settings');
  const current = useSectionInView();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const place = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only sideways: the page itself is the reader's to scroll.
    if (place) list.current?.scrollTo({ left: place.offsetLeft - 24 });
  }, [current]);

  return (
    <nav className="settings-menu" aria-label={t('menu')}>
      <ul ref={list}>
        {settingsSections.map((id) => (
          <li key={id}>
            <Link
              to={{ hash: `#${id}` }}
              aria-current={id === current ? 'location' : undefined}
              preventScrollReset
            >
              {t(`${id}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
