import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { lessonUrl } from '../../../shared/links.ts';
import { courseLessonsQuery, type Course } from '../api/courses.ts';

/** The way straight into the first lesson of a course, by its name. */
export function FirstLesson({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  const { pick } = useLanguage();
  const lesson = useQuery(courseLessonsQuery(course.id)).data?.[0];
  const title = lesson && pick(lesson, 'title');
  return (
    <div className="first-lesson">
      {title && <p className="meta">{t('firstLesson.title', { title })}</p>}
      <Link className="button button--small" to={lesson ? lessonUrl(lesson.id) : `/courses/${course.id}`}>
        {t('firstLesson.start')}
      </Link>
    </div>
  );
}
