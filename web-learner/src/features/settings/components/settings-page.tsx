import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { AiBudget } from './ai-budget.tsx';
import { LanguageForm } from './language-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { Viewings } from './viewings.tsx';
import './settings.css';

interface SettingsPageProps {
  /** For members whose address is not confirmed. */
  confirmReminder: ReactNode;
  /** The member's own, with all that belongs to it. */
  plan: ReactNode;
  /** The list, with the offer to who has none. */
  certificates: ReactNode;
  /** What comes back, and the weekly goal. */
  practice: ReactNode;
  notifications: ReactNode;
}

export function SettingsPage(props: SettingsPageProps) {
  const { confirmReminder, plan, certificates, practice, notifications } = props;
  const { t } = useTranslation('settings');
  return (
    <div className="page settings">
      <header className="page__head">
        <PageHeading title={t('title')} />
      </header>
      <div className="settings__columns">
        <SettingsMenu />
        <div className="settings__sections">
          {confirmReminder}
          <ProfileForm />
          <FilledSection id="plan">{plan}</FilledSection>
          <AiBudget />
          <LanguageForm />
          <FilledSection id="practice">{practice}</FilledSection>
          <FilledSection id="notifications">{notifications}</FilledSection>
          <FilledSection id="certificates">{certificates}</FilledSection>
          <PasswordForm />
          <Sessions />
          <Viewings />
        </div>
      </div>
    </div>
  );
}

/** A section that another feature fills. */
function FilledSection({
  id,
  children,
}: {
  id: 'plan' | 'certificates' | 'practice' | 'notifications';
  children: ReactNode;
}) {
  const { t } = useTranslation('settings');
  return (
    <section id={id} className="settings__section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1} data-heading>
        {t(`${id}.title`)}
      </h2>
      {children}
    </section>
  );
}
