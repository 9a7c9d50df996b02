import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { useAnchor } from '../../../shared/ui/use-anchor.ts';
import { AiBudget } from './ai-budget.tsx';
import { LanguageForm } from './language-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
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
      {confirmReminder}
      <ProfileForm />
      <AnchoredSection id="plan">{plan}</AnchoredSection>
      <AiBudget />
      <LanguageForm />
      <AnchoredSection id="practice">{practice}</AnchoredSection>
      <AnchoredSection id="notifications">{notifications}</AnchoredSection>
      <AnchoredSection id="certificates">{certificates}</AnchoredSection>
      <PasswordForm />
      <Sessions />
    </div>
  );
}

/** A section that another feature fills, and that an address can name after `#`. */
function AnchoredSection({
  id,
  children,
}: {
  id: 'plan' | 'certificates' | 'practice' | 'notifications';
  children: ReactNode;
}) {
  const { t } = useTranslation('settings');
  const anchor = useAnchor<HTMLElement>(id);
  return (
    <section ref={anchor} id={id} className="settings__section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`${id}.title`)}</h2>
      {children}
    </section>
  );
}
