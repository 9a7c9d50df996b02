import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import type { TeamPlanName } from '../model/team-plans.ts';
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
  const [plan, setPlan] = useState<TeamPlanName | null>(null);

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
          <p className="business__lead">{t('lead')}</p>
          <div className="business__actions">
            <a className="button" href="#contact">
              {t('talk')}
            </a>
            <a className="button button--quiet" href="#plans">
              {t('seePlans')}
            </a>
          </div>
        </div>
        <aside className="business__today sheet" aria-labelledby="business-today">
          <h2 id="business-today">{t('today.title')}</h2>
          <p>{t('today.now')}</p>
          <p>{t('today.soon')}</p>
        </aside>
      </section>
      <Points name="benefits" />
      <Points name="features" />
      <section className="business__section" id="plans">
        <h2>{t('plans.title')}</h2>
        <p className="business__lead">{t('plans.lead')}</p>
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
