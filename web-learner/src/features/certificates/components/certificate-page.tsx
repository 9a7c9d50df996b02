import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadErrorPage } from '../../../shared/ui/load-error-page.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { certificateQuery } from '../api/certificates.ts';
import { printedCode } from '../model/code.ts';
import { CertificateActions } from './certificate-actions.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { CodeForm } from './code-form.tsx';
import './certificates.css';

/** What the server answers to a code that is none: too short to be one, or unknown. */
const NO_SUCH_CODE = [400, 404];

/** Verifies a certificate for anybody who has its code. */
export function CertificatePage({ code }: { code: string }) {
  const { t } = useTranslation('certificates');
  const shared = useTranslation().t;
  const printed = printedCode(code);
  const { data, error, refetch } = useQuery(certificateQuery(printed));

  if (error instanceof ApiError && NO_SUCH_CODE.includes(error.status)) {
    return (
      <div className="page verify">
        <header className="page__head">
          <PageHeading title={t('notFound.title')} />
          <p className="page__lead">{t('notFound.text')}</p>
        </header>
        <CodeForm code={printed} />
      </div>
    );
  }
  if (error && !data) return <LoadErrorPage error={error} retry={() => void refetch()} />;
  if (!data) {
    return (
      <div className="page">
        <div
          className="bones bones--plain-card certificate__bones"
          role="status"
          aria-label={shared('loading')}
        />
      </div>
    );
  }
  return (
    <div className="page verify">
      {/* The page shows a person's name: it is for who has the code, not for search engines. */}
      <meta name="robots" content="noindex" />
      <CertificateSheet certificate={data} />
      <CertificateActions certificate={data} />
      <p className="certificate__visibility">{t('visibility')}</p>
      <p className="verify__other">
        <Link className="text-link" to="/certificates">
          {t('another')}
        </Link>
      </p>
    </div>
  );
}
