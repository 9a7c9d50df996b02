import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { certificateUrl } from '../../../shared/links.ts';
import { useMember } from '../../../shared/session/session-context.tsx';
import { certificatesQuery } from '../api/certificates.ts';
import { PdfButton } from './pdf-button.tsx';
import './certificates.css';

const LOOK_AGAIN_MS = 1500;
const LOOKS = 8;

/** What completing a course gives: its certificate to a premium learner, and to a free one the way to it. */
export function CourseCertificate({ courseId, upgrade }: { courseId: string; upgrade: ReactNode }) {
  const { t } = useTranslation('certificates');
  const { isPremium } = useMember();
  const { data } = useQuery({
    ...certificatesQuery,
    refetchInterval: ({ state }) =>
      isPremium &&
      state.dataUpdateCount < LOOKS &&
      !state.data?.some((certificate) => certificate.courseId === courseId) &&
      LOOK_AGAIN_MS,
  });
  const certificate = data?.find((entry) => entry.courseId === courseId && entry.revokedAt === null);

  if (certificate) {
    return (
      <div className="course-certificate">
        <Link className="button button--small" to={certificateUrl(certificate.code)}>
          {t('see')}
        </Link>
        <PdfButton certificate={certificate} />
      </div>
    );
  }
  if (!data) return null;
  return (
    <div className="course-certificate">
      <p>{isPremium ? t('onItsWay') : t('offer', { count: 1 })}</p>
      {isPremium ? (
        <Link className="text-link" to="/settings#certificates">
          {t('verify.own')}
        </Link>
      ) : (
        upgrade
      )}
    </div>
  );
}
