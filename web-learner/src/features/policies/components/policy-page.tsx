import { formatDate } from '@academy/web-kit/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { Reading } from '../../../shared/markdown/markdown.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { MailIcon } from '../../../shared/ui/icons.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import './policy-page.css';

export type PolicyName = 'privacy' | 'cookies' | 'terms';

interface Section {
  title: string;
  text: string;
}

/** The day each text last changed. */
const lastUpdated: Record<PolicyName, string> = {
  privacy: '2025-08-24',
  cookies: '2025-08-24',
  terms: '2025-08-24',
};

/** A legal text in numbered sections, with a way home and a way to ask. */
export function PolicyPage({ name }: { name: PolicyName }) {
  const { t } = useTranslation('policies');
  const { language } = useLanguage();
  const { brand, company, contactEmail, privacyEmail, termsVersion } = useSite();
  const email = name === 'terms' ? contactEmail : privacyEmail;
  const names = { brand, company, contactEmail, privacyEmail };
  const sections = t(`${name}.sections`, { returnObjects: true, ...names }) as Section[];

  return (
    <div className="page policy">
      <header className="page__head">
        <PageHeading title={t(`${name}.title`)} />
        <p className="meta">
          <span>{t('lastUpdated', { date: formatDate(lastUpdated[name], language) })}</span>
          {name === 'terms' && termsVersion && <span>{t('version', { version: termsVersion })}</span>}
        </p>
        <p className="page__lead">{t(`${name}.lead`, names)}</p>
      </header>
      <ol className="policy__sections">
        {sections.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <Reading lang={language}>{text}</Reading>
          </li>
        ))}
      </ol>
      <div className="notice__actions">
        <Link className="button button--small" to="/">
          {t('home')}
        </Link>
        <a className="button button--quiet button--small" href={`mailto:${email}`}>
          <MailIcon size={17} /> {t('contact')}
        </a>
      </div>
    </div>
  );
}
