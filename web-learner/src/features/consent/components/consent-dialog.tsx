import { Button, Modal, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choosePreferences, useConsent } from '../../../shared/consent/consent-store.ts';
import { LanguageToggle } from '../../../shared/ui/language-toggle.tsx';
import './consent-dialog.css';

/** Asks what may be stored. It goes only by a choice: neither Escape nor a click outside closes it. */
export function ConsentDialog() {
  const { t } = useTranslation('consent');
  const { preferences } = useConsent();
  const [details, setDetails] = useState(false);
  const [analytics, setAnalytics] = useState(preferences?.analytics ?? false);
  const [functionality, setFunctionality] = useState(preferences?.functionality ?? false);
  const choose = (choice: { analytics: boolean; functionality: boolean }) =>
    choosePreferences({ necessary: true, ...choice });

  return (
    <Modal
      open
      centered
      width={560}
      title={
        <span className="consent__title">
          {t('title')}
          {/* The page's own stands below the mask. */}
          <LanguageToggle />
        </span>
      }
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <div className="consent__actions">
          <Button onClick={() => choose({ analytics: false, functionality: false })}>{t('rejectAll')}</Button>
          <Button onClick={() => choose({ analytics, functionality })}>{t('acceptSelected')}</Button>
          <Button type="primary" onClick={() => choose({ analytics: true, functionality: true })}>
            {t('acceptAll')}
          </Button>
        </div>
      }
    >
      <p className="consent__text">{t('text')}</p>
      <p className="consent__links">
        <button
          type="button"
          className="text-button"
          aria-expanded={details}
          aria-controls="consent-details"
          onClick={() => setDetails(!details)}
        >
          {details ? t('hideDetails') : t('showDetails')}
        </button>
        <a className="text-link" href="/cookie-policy" target="_blank" rel="noopener">
          {t('policy')}
        </a>
      </p>
      <ul id="consent-details" className="consent__list">
        <Category
          name={t('necessary')}
          text={details ? t('necessaryText') : null}
          note={t('alwaysOn')}
          checked
        />
        <Category
          name={t('analytics')}
          text={details ? t('analyticsText') : null}
          checked={analytics}
          onChange={setAnalytics}
        />
        <Category
          name={t('functionality')}
          text={details ? t('functionalityText') : null}
          checked={functionality}
          onChange={setFunctionality}
        />
      </ul>
    </Modal>
  );
}

interface CategoryProps {
  name: string;
  text: string | null;
  note?: string;
  checked: boolean;
  /** Absent for the category that cannot be switched off. */
  onChange?: (checked: boolean) => void;
}

function Category({ name, text, note, checked, onChange }: CategoryProps) {
  return (
    <li>
      <div>
        <b>{name}</b> {note && <span className="tag">{note}</span>}
        {text && <p>{text}</p>}
      </div>
      <Switch aria-label={name} checked={checked} disabled={!onChange} {...(onChange ? { onChange } : {})} />
    </li>
  );
}
