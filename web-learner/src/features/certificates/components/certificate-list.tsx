import { formatDate, formatDay } from '@academy/web-kit/format/dates.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { certificateUrl } from '../../../shared/links.ts';
import { useMember } from '../../../shared/session/session-context.tsx';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { certificatesQuery, type Certificate } from '../api/certificates.ts';
import { CopyLink } from './copy-link.tsx';
import { ImageButton } from './image-button.tsx';
import { PdfButton } from './pdf-button.tsx';
import './certificates.css';

interface CertificateListProps {
  /** How many courses the learner has completed; undefined while loading. */
  completedCourses: number | undefined;
  /** The way to premium. */
  upgrade: ReactNode;
}

/** The learner's certificates, or how to earn one. */
export function CertificateList({ completedCourses, upgrade }: CertificateListProps) {
  const { t } = useTranslation('certificates');
  const shared = useTranslation().t;
  const { isPremium } = useMember();
  const { data, error, refetch } = useQuery(certificatesQuery);

  if (error && !data) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data) {
    return <div className="bones certificates__bones" role="status" aria-label={shared('loading')} />;
  }
  return (
    <>
      {data.length === 0 && <p className="certificates__empty">{t(isPremium ? 'empty' : 'emptyFree')}</p>}
      <ul className="certificates">
        {data.map((certificate) => (
          <CertificateRow key={certificate.code} certificate={certificate} />
        ))}
      </ul>
      {!isPremium && completedCourses !== undefined && completedCourses > data.length && (
        <div className="certificates__offer">
          <p>{t('offer', { count: completedCourses - data.length })}</p>
          {upgrade}
        </div>
      )}
    </>
  );
}

function CertificateRow({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { language, pick } = useLanguage();
  const { code, completedAt, revokedAt } = certificate;
  return (
    <li>
      <div>
        <h3>
          <Link to={certificateUrl(code)}>{pick(certificate, 'courseTitle')}</Link>
        </h3>
        <p className="meta">
          <span>{t('completedOn', { date: formatDay(completedAt, language) })}</span>
          <span className="certificate__code">{code}</span>
        </p>
        {revokedAt && (
          <p>
            <span className="mark mark--missing">
              {t('revoked', { date: formatDate(revokedAt, language) })}
            </span>
          </p>
        )}
      </div>
      {revokedAt === null && (
        <div className="certificates__actions">
          <PdfButton certificate={certificate} size="small" />
          <ImageButton certificate={certificate} size="small" />
          <CopyLink code={code} size="small" />
        </div>
      )}
    </li>
  );
}
