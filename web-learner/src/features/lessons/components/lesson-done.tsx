import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { lessonUrl } from '../../../shared/links.ts';
import { siblingLessonsQuery, type Lesson } from '../api/lessons.ts';

/** The end of a lesson and the way on: the next one, or back to the course after the last. */
export function LessonDone({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('lessons');
  const { pick } = useLanguage();
  const lessons = useQuery(siblingLessonsQuery(lesson.courseId)).data;
  const position = lessons?.findIndex(({ id }) => id === lesson.id) ?? -1;
  const next = position === -1 ? undefined : lessons?.[position + 1];
  const isLast = lessons !== undefined && !next;
  return (
    <section className="done sheet" role="status">
      <h2>
        <span className="mark">{t(isLast ? 'done.courseTitle' : 'done.title')}</span>
      </h2>
      <p>{t(isLast ? 'done.courseText' : 'done.text')}</p>
      <div className="notice__actions">
        {next && (
          <Link className="button button--small" to={lessonUrl(next.id)}>
            {t('done.next', { title: pick(next, 'title') })}
          </Link>
        )}
        <Link className="button button--quiet button--small" to={`/courses/${lesson.courseId}`}>
          {t('done.toCourse')}
        </Link>
      </div>
    </section>
  );
}
