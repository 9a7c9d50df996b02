import { formatDate, formatDay } from '@academy/web-kit/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useSite } from '../../../shared/site/site.ts';
import { CheckIcon, CloseIcon } from '../../../shared/ui/icons.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import type { Certificate } from '../api/certificates.ts';

/** The certificate itself: whether it holds, who, what, when, and what it took. Its days are in UTC, as in its PDF. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const shared = useTranslation().t;
  const { language, pick } = useLanguage();
  const { brand } = useSite();
  const { code, name, lessonCount, exerciseCount, completedAt, issuedAt, revokedAt } = certificate;
  const counts = {
    lessons: shared('count.lessons', { count: lessonCount }),
    exercises: shared('count.exercises', { count: exerciseCount }),
  };
  return (
    <article className="certificate sheet" data-revoked={revokedAt !== null}>
      <p className="certificate__verdict">
        {revokedAt === null ? <CheckIcon /> : <CloseIcon />}
        <span className={revokedAt === null ? 'mark' : 'mark mark--missing'}>
          {revokedAt === null ? t('valid') : t('revoked', { date: formatDate(revokedAt, language) })}
        </span>
      </p>
      <p className="certificate__kind">{t('kind')}</p>
      <PageHeading title={t('pageTitle', { name })}>{name}</PageHeading>
      <p className="certificate__statement">{t('statement')}</p>
      <p className="certificate__course">{pick(certificate, 'courseTitle')}</p>
      <p className="certificate__work">{t('work', counts)}</p>
      <dl className="certificate__facts">
        <div>
          <dt>{t('completedAt')}</dt>
          <dd>{formatDay(completedAt, language)}</dd>
        </div>
        <div>
          <dt>{t('issuedAt')}</dt>
          <dd>{formatDay(issuedAt, language)}</dd>
        </div>
        <div>
          <dt>{t('issuedBy')}</dt>
          <dd>{brand}</dd>
        </div>
        <div>
          <dt>{t('code')}</dt>
          <dd className="certificate__code">{code}</dd>
        </div>
      </dl>
    </article>
  );
}
