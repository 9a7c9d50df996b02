import { formatMinutes } from '@academy/web-kit/format/durations.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { coursesQuery, progressQuery, useCoverUrl } from '../api/courses.ts';
import { nextCourse } from '../model/next-course.ts';
import './next-course.css';

interface NextCourseProps {
  /** The course that was completed. */
  courseId: string;
  /** What a course offers that the reader's plan does not open. */
  upgrade: ReactNode;
}

/** What comes after a completed course, and what of it is open to this reader. */
export function NextCourse({ courseId, upgrade }: NextCourseProps) {
  const { t } = useTranslation('courses');
  const shared = useTranslation().t;
  const { pick } = useLanguage();
  const coverUrl = useCoverUrl();
  const courses = useQuery(coursesQuery).data;
  const progress = useQuery(progressQuery).data;
  const next = courses && progress && nextCourse(courses, progress, courseId);
  if (!next) return null;
  const { id, isOpen, lessonCount, estimatedMinutes } = next;
  return (
    <section className="next-course" aria-labelledby="next-course">
      <img src={coverUrl(next)} alt="" width={160} height={60} loading="lazy" />
      <div>
        <h3 id="next-course">
          {t('next.title')} <Link to={`/courses/${id}`}>{pick(next, 'title')}</Link>
        </h3>
        <p className="meta">
          <span>{shared('count.lessons', { count: lessonCount })}</span>
          <span>{formatMinutes(estimatedMinutes)}</span>
        </p>
        {!isOpen && <p>{t('lockedNote')}</p>}
        <div className="next-course__action">
          {isOpen ? (
            <Link className="button button--small" to={`/courses/${id}`}>
              {t(progress[id]?.enrolled ? 'continue' : 'startCourse')}
            </Link>
          ) : (
            <>
              {upgrade}
              <Link className="text-link" to={`/courses/${id}`}>
                {t('next.lessons')}
              </Link>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
