import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-context.tsx';
import './course-done.css';

interface CourseDoneProps {
  courseId: string;
  courseTitle: string;
  /** What opens certificates to those on the free plan. */
  upgrade: ReactNode;
  extras: ReactNode;
}

/** The end of a course: the highlighter sweeps over it, and the ways on are a certificate and a review. */
export function CourseDone({ courseId, courseTitle, upgrade, extras }: CourseDoneProps) {
  const { t } = useTranslation('lessons');
  const { isPremium } = useMember();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="course-done sheet" aria-labelledby="course-done-title">
      <div className="course-done__strokes" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <h2 id="course-done-title" ref={heading} tabIndex={-1} data-heading>
        {t('done.courseTitle')}
      </h2>
      <p>{t('done.courseText', { title: courseTitle })}</p>
      <div className="notice__actions">
        {isPremium ? (
          <Link className="button button--small" to="/settings#certificates">
            {t('done.certificate')}
          </Link>
        ) : (
          upgrade
        )}
        <Link className="button button--quiet button--small" to={`/courses/${courseId}#reviews`}>
          {t('done.rate')}
        </Link>
        <Link className="button button--quiet button--small" to="/courses">
          {t('done.toCourses')}
        </Link>
      </div>
      {!isPremium && <p className="course-done__note">{t('done.certificatePremium')}</p>}
      {extras}
    </section>
  );
}
