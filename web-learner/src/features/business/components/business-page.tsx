import { formatPercent } from '@academy/web-kit/format/numbers.ts';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { PRODUCTIVITY_GAIN_PERCENT, type TeamPlanName } from '../model/team-plans.ts';
import { ContactForm } from './contact-form.tsx';
import { TeamPlans } from './team-plans.tsx';
import './business.css';

interface Point {
  title: string;
  text: string;
}

/** What the academy offers companies, and the way to ask for it. */
export function BusinessPage() {
  const { t } = useTranslation('business');
  const { language } = useLanguage();
  const [plan, setPlan] = useState<TeamPlanName | null>(null);
  const gain = formatPercent(PRODUCTIVITY_GAIN_PERCENT, language);

  return (
    <div className="business">
      <section className="business__hero">
        <div>
          <PageHeading title={t('title')}>
            <Trans
              ns="business"
              i18nKey="headline"
              components={{ mark: <span className="headline-mark" /> }}
            />
          </PageHeading>
          <p className="business__lead">{t('lead', { gain })}</p>
          <div className="business__actions">
            <a className="button" href="#contact">
              {t('talk')}
            </a>
            <a className="button button--quiet" href="#plans">
              {t('seePlans')}
            </a>
          </div>
        </div>
        <p className="business__claim sheet">
          <b>{t('claim.figure', { gain })}</b> {t('claim.text')}
        </p>
      </section>
      <Points name="benefits" />
      <Points name="features" />
      <section className="business__section" id="plans">
        <h2>{t('plans.title')}</h2>
        <TeamPlans onAsk={setPlan} />
      </section>
      <section className="business__call">
        <h2>{t('call.title')}</h2>
        <p>{t('call.text')}</p>
        <a className="button" href="#contact">
          {t('call.action')}
        </a>
      </section>
      <section className="business__section" id="contact">
        <h2>{t('contact.title')}</h2>
        <ContactForm plan={plan} />
      </section>
    </div>
  );
}

function Points({ name }: { name: 'benefits' | 'features' }) {
  const { t } = useTranslation('business');
  const points = t(`${name}.items`, { returnObjects: true }) as Point[];
  return (
    <section className="business__section">
      <h2>{t(`${name}.title`)}</h2>
      <ul className={`points points--${name}`}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
