import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAnchor } from '../../../shared/ui/use-anchor.ts';
import { Hero } from './hero.tsx';
import './landing.css';

/** What other features bring to the landing page. */
interface LandingProps {
  /** The exercise that can be tried. */
  trial: ReactNode;
  figures: ReactNode;
  courses: ReactNode;
  documents: ReactNode;
  community: ReactNode;
  plans: ReactNode;
}

export function Landing({ trial, figures, courses, documents, community, plans }: LandingProps) {
  const { t } = useTranslation('landing');
  const pricing = useAnchor<HTMLElement>('pricing');
  return (
    <div className="landing">
      <Hero trial={trial} />
      {figures}
      <section className="landing__section">
        <h2>{t('featured.title')}</h2>
        {courses}
      </section>
      <section className="landing__section">
        <h2>{t('library.title')}</h2>
        <p className="landing__lead">{t('library.lead')}</p>
        <ul className="kinds">
          {(['writing', 'example', 'team'] as const).map((kind) => (
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
      <section className="landing__section" id="pricing" ref={pricing}>
        <h2>{t('pricing.title')}</h2>
        {plans}
      </section>
    </div>
  );
}
