import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { SampleDesk } from './sample-desk.tsx';
import './landing.css';

/** What other features bring to the landing page. */
interface LandingProps {
  figures: ReactNode;
  courses: ReactNode;
  documents: ReactNode;
  community: ReactNode;
  plans: ReactNode;
}

export function Landing({ figures, courses, documents, community, plans }: LandingProps) {
  const { t } = useTranslation('landing');
  const openDialog = useAuthPrompt();
  return (
    <div className="landing">
      <section className="hero">
        <div>
          <PageHeading title={t('title')}>
            <Trans
              ns="landing"
              i18nKey="headline"
              components={{ mark: <span className="headline-mark" /> }}
            />
          </PageHeading>
          <p className="hero__lead">{t('lead')}</p>
          <div className="hero__actions">
            <Button type="primary" size="large" onClick={() => openDialog('register')}>
              {t('start')}
            </Button>
            <Link className="button button--quiet" to="/courses">
              {t('seeCourses')}
            </Link>
            <Link className="button button--quiet" to="/business">
              {t('business')}
            </Link>
          </div>
        </div>
        <SampleDesk />
      </section>
      {figures}
      <section className="landing__section">
        <h2>{t('featured.title')}</h2>
        {courses}
      </section>
      <section className="landing__section">
        <h2>{t('library.title')}</h2>
        <p className="landing__lead">{t('library.lead')}</p>
        <ul className="kinds">
          {(['guides', 'cases', 'enterprise'] as const).map((kind) => (
            <li key={kind}>
              <h3>{t(`library.${kind}`)}</h3>
              <p>{t(`library.${kind}Text`)}</p>
            </li>
          ))}
        </ul>
        {documents}
      </section>
      <section className="landing__section">
        <h2>{t('community.title')}</h2>
        <p className="landing__lead">{t('community.lead')}</p>
        {community}
        <Link className="button button--quiet" to="/community">
          {t('community.explore')}
        </Link>
      </section>
      <section className="landing__section" id="pricing">
        <h2>{t('pricing.title')}</h2>
        {plans}
      </section>
    </div>
  );
}
