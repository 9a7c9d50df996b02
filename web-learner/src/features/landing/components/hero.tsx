import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { useStart } from '../hooks/use-start.ts';
import { SampleDesk } from './sample-desk.tsx';
import './landing.css';

/** What a visitor sees first; it is in the page's HTML too, so nothing here needs a style that antd makes at run time. */
export function Hero({ trial }: { trial: ReactNode }) {
  const { t } = useTranslation('landing');
  const start = useStart();
  return (
    <section className="hero">
      <div>
        <PageHeading title={t('title')}>
          <Trans ns="landing" i18nKey="headline" components={{ mark: <span className="headline-mark" /> }} />
        </PageHeading>
        <p className="hero__lead">{t('lead')}</p>
        <div className="hero__actions">
          <button type="button" className="button" onClick={start}>
            {t('start')}
          </button>
          <Link className="button button--quiet" to="/courses">
            {t('seeCourses')}
          </Link>
          <Link className="button button--quiet" to="/business">
            {t('business')}
          </Link>
        </div>
      </div>
      <div className="hero__desk">
        <SampleDesk />
        {trial}
      </div>
    </section>
  );
}
