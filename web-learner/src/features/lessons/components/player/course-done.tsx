import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { showHeading } from '../../../../shared/ui/show-heading.ts';
import './course-done.css';

interface CourseDoneProps {
  courseId: string;
  courseTitle: string;
  /** Its certificate, and the course that comes next. */
  children: ReactNode;
}

/** The end of a course: the highlighter sweeps over it, and the ways on are its certificate, the next course, a review. */
export function CourseDone({ courseId, courseTitle, children }: CourseDoneProps) {
  const { t } = useTranslation('lessons');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showHeading(heading.current), []);
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
      {children}
      <div className="course-done__more">
        <Link className="text-link" to={`/courses/${courseId}#reviews`}>
          {t('done.rate')}
        </Link>
        <Link className="text-link" to="/courses">
          {t('done.toCourses')}
        </Link>
      </div>
    </section>
  );
}
