import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { useAnchor } from '../../../shared/ui/use-anchor.ts';
import { LanguageForm } from './language-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import './settings.css';

/** `certificates` is the list of them, with the offer to who has none. */
export function SettingsPage({ certificates }: { certificates: ReactNode }) {
  const { t } = useTranslation('settings');
  const anchor = useAnchor<HTMLElement>('certificates');
  return (
    <div className="page settings">
      <header className="page__head">
        <PageHeading title={t('title')} />
      </header>
      <ProfileForm />
      <LanguageForm />
      <section
        ref={anchor}
        id="certificates"
        className="settings__section"
        aria-labelledby="certificates-title"
      >
        <h2 id="certificates-title">{t('certificates.title')}</h2>
        {certificates}
      </section>
      <PasswordForm />
      <Sessions />
    </div>
  );
}
