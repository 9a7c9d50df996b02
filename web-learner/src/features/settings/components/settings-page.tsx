import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { LanguageForm } from './language-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import './settings.css';

export function SettingsPage() {
  const { t } = useTranslation('settings');
  return (
    <div className="page settings">
      <header className="page__head">
        <PageHeading title={t('title')} />
      </header>
      <ProfileForm />
      <LanguageForm />
      <PasswordForm />
      <Sessions />
    </div>
  );
}
