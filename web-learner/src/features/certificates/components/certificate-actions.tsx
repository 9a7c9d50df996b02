import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../shared/session/session-context.tsx';
import { certificatesQuery, type Certificate } from '../api/certificates.ts';
import { CopyLink } from './copy-link.tsx';
import { PdfButton } from './pdf-button.tsx';
import { ShareCertificate } from './share-certificate.tsx';

/** What its owner can do with a valid certificate, and what everybody else can. */
export function CertificateActions({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { status } = useSession();
  const own = useQuery({ ...certificatesQuery, enabled: status === 'signed-in' }).data;
  const isOwn = own?.some(({ code }) => code === certificate.code) && certificate.revokedAt === null;
  return (
    <div className="certificate__actions">
      {isOwn && <PdfButton certificate={certificate} type="primary" />}
      {isOwn ? <ShareCertificate certificate={certificate} /> : <CopyLink code={certificate.code} />}
      <Button onClick={() => window.print()}>{t('print')}</Button>
      <Link className="text-link" to={`/courses/${certificate.courseId}`}>
        {t('toCourse')}
      </Link>
    </div>
  );
}
