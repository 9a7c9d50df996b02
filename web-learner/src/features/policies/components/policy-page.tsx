import { formatDay } from '@academy/web-kit/format/dates.ts';
import { formatMoney, formatPercent } from '@academy/web-kit/format/numbers.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { Reading } from '../../../shared/markdown/reading.tsx';
import { useOffer } from '../../../shared/payments/offer.ts';
import { useSite } from '../../../shared/site/site.ts';
import { MailIcon } from '../../../shared/ui/icons.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { lastUpdated, type PolicyName } from '../model/policies.ts';
import { retentionTable, type RetentionTexts } from '../model/retention-table.ts';
import './policy-page.css';

/** What the texts say until the configured prices are here; the same as the server's own defaults. */
const usualOffer = { currency: 'eur', prices: { month: 2999, year: 29_990 }, vatPercent: 21 };

interface Section {
  title: string;
  text: string;
}

/** The names, addresses and prices that the texts speak of, as configured. */
function usePolicyValues() {
  const { t } = useTranslation('policies');
  const { language } = useLanguage();
  const { currency, prices, vatPercent } = useOffer() ?? usualOffer;
  const site = useSite();
  const facts = [
    t('company.name', site),
    ...(site.companyTaxId ? [t('company.taxId', site)] : []),
    ...(site.companyAddress ? [t('company.address', site)] : []),
    ...(site.companyRegister ? [t('company.register', site)] : []),
  ];
  return {
    ...site,
    companyFacts: facts.map((fact) => `- ${fact}`).join('\n'),
    monthPrice: formatMoney(prices.month, currency, language),
    yearPrice: formatMoney(prices.year, currency, language),
    vat: formatPercent(vatPercent, language),
    retention: retentionTable(t('retention', { returnObjects: true }) as RetentionTexts, language),
  };
}

/** A legal text in numbered sections, with a way home and a way to ask. */
export function PolicyPage({ name }: { name: PolicyName }) {
  const { t } = useTranslation('policies');
  const { language } = useLanguage();
  const values = usePolicyValues();
  const { contactEmail, privacyEmail, termsVersion } = values;
  const email = name === 'privacy' || name === 'cookies' ? privacyEmail : contactEmail;
  const sections = t(`${name}.sections`, { returnObjects: true, ...values }) as Section[];

  return (
    <div className="page policy">
      <header className="page__head">
        <PageHeading title={t(`${name}.title`)} />
        <p className="meta">
          <span>{t('lastUpdated', { date: formatDay(lastUpdated[name], language) })}</span>
          {name === 'terms' && termsVersion && <span>{t('version', { version: termsVersion })}</span>}
        </p>
        <p className="page__lead">{t(`${name}.lead`, values)}</p>
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
