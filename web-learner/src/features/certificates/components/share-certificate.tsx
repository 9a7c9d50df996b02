import type { ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { certificateUrl } from '../../../shared/links.ts';
import { useSite } from '../../../shared/site/site.ts';
import type { Certificate } from '../api/certificates.ts';
import { linkedInPost, linkedInProfile } from '../model/share-links.ts';
import { CopyLink } from './copy-link.tsx';
import { ImageButton } from './image-button.tsx';

/** Ways to show one's certificate: a picture, its address, and LinkedIn. */
export function ShareCertificate({
  certificate,
  size,
}: { certificate: Certificate } & Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('certificates');
  const { pick } = useLanguage();
  const { brand } = useSite();
  const address = new URL(certificateUrl(certificate.code), window.location.origin).href;
  const title = pick(certificate, 'courseTitle');
  return (
    <div className="share-certificate" role="group" aria-label={t('share.title')}>
      <ImageButton certificate={certificate} size={size} />
      <CopyLink code={certificate.code} size={size} />
      <a className="text-link" href={linkedInPost(address)} target="_blank" rel="noopener noreferrer">
        {t('share.linkedIn')}
      </a>
      <a
        className="text-link"
        href={linkedInProfile(certificate, { title, brand, address })}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('share.profile')}
      </a>
    </div>
  );
}
