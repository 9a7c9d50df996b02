import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/session/session-context.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { CodeForm } from './code-form.tsx';
import './certificates.css';

/** A member's own certificates first; below, or alone for visitors, where one that is on paper is verified. */
export function VerifyPage({ own }: { own: ReactNode }) {
  const { t } = useTranslation('certificates');
  const { status } = useSession();
  const { brand } = useSite();
  if (status === 'signed-in') {
    return (
      <div className="page verify">
        <header className="page__head">
          <PageHeading title={t('verify.own')} />
        </header>
        {own}
        <section className="verify__section" aria-labelledby="verify-title">
          <h2 id="verify-title">{t('verify.title')}</h2>
          <p className="verify__lead">{t('verify.lead', { brand })}</p>
          <CodeForm />
        </section>
      </div>
    );
  }
  return (
    <div className="page verify">
      <header className="page__head">
        <PageHeading title={t('verify.title')} />
        <p className="page__lead">{t('verify.lead', { brand })}</p>
      </header>
      <CodeForm />
    </div>
  );
}
