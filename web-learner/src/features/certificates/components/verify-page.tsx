import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../shared/session/session-context.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { CodeForm } from './code-form.tsx';
import './certificates.css';

/** Where somebody who holds a certificate on paper types its code. */
export function VerifyPage() {
  const { t } = useTranslation('certificates');
  const { status } = useSession();
  const { brand } = useSite();
  return (
    <div className="page verify">
      <header className="page__head">
        <PageHeading title={t('verify.title')} />
        <p className="page__lead">{t('verify.lead', { brand })}</p>
      </header>
      <CodeForm />
      {status === 'signed-in' && (
        <p>
          <Link className="text-link" to="/settings#certificates">
            {t('verify.own')}
          </Link>
        </p>
      )}
    </div>
  );
}
