import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Certificate } from '../api/certificates.ts';
import { CopyLink } from './copy-link.tsx';

export function CertificateActions({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  return (
    <div className="certificate__actions">
      <Button onClick={() => window.print()}>{t('print')}</Button>
      <CopyLink code={certificate.code} />
      <Link className="text-link" to={`/courses/${certificate.courseId}`}>
        {t('toCourse')}
      </Link>
    </div>
  );
}
