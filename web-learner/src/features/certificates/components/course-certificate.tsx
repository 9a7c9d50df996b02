import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { certificateUrl } from '../../../shared/links.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { certificatesQuery } from '../api/certificates.ts';
import { lookAgainIn, looksOf } from '../model/look-again.ts';
import { PdfButton } from './pdf-button.tsx';
import { ShareCertificate } from './share-certificate.tsx';
import './certificates.css';

interface CourseCertificateProps {
  courseId: string;
  /** Whether completing it gives one on the learner's plan. */
  isEarned: boolean;
  /** The way to it where it does not. */
  upgrade: ReactNode;
}

/** What completing a course gives: its certificate, to keep and to show, or the way to it. */
export function CourseCertificate({ courseId, isEarned, upgrade }: CourseCertificateProps) {
  const { t } = useTranslation('certificates');
  const queries = useQueryClient();
  const [before] = useState(() => {
    const state = queries.getQueryState(certificatesQuery.queryKey);
    return state ? looksOf(state) : 0;
  });
  const query = useQuery({
    ...certificatesQuery,
    refetchInterval: ({ state }) => isEarned && lookAgainIn(state, courseId, before),
  });
  const { data } = query;
  const certificate = data?.find((entry) => entry.courseId === courseId);

  if (certificate && certificate.revokedAt === null) {
    return (
      <div className="course-certificate">
        <Link className="button button--small" to={certificateUrl(certificate.code)}>
          {t('see')}
        </Link>
        <PdfButton certificate={certificate} size="small" />
        <ShareCertificate certificate={certificate} size="small" />
      </div>
    );
  }
  if (!data) return <LoadFailure query={query} />;
  return (
    <div className="course-certificate">
      {!certificate && <p>{isEarned ? t('onItsWay') : t('offer', { count: 1 })}</p>}
      {isEarned || certificate ? (
        <Link className="text-link" to="/certificates">
          {t('verify.own')}
        </Link>
      ) : (
        upgrade
      )}
    </div>
  );
}
