import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { lessonUrl } from '../../../shared/links.ts';
import { CheckIcon, LockIcon } from '../../../shared/ui/icons.tsx';
import type { LessonSummary } from '../api/courses.ts';

/** A course's lessons in order: open ones lead to the player, the others say why they do not. */
export function LessonList({
  lessons,
  completed,
}: {
  lessons: readonly LessonSummary[];
  completed: readonly string[];
}) {
  const { t } = useTranslation('courses');
  const shared = useTranslation().t;
  const { pick } = useLanguage();
  return (
    <ol className="lesson-list">
      {lessons.map((lesson, index) => {
        const isDone = completed.includes(lesson.id);
        const meta = t('lessonMeta', {
          exercises: shared('count.exercises', { count: lesson.exerciseCount }),
          minutes: lesson.estimatedMinutes,
        });
        return (
          <li key={lesson.id} data-open={lesson.isOpen}>
            <span
              className={isDone ? 'lesson-list__number lesson-list__number--done' : 'lesson-list__number'}
            >
              {isDone ? <CheckIcon size={16} /> : index + 1}
            </span>
            <div>
              <h3>{pick(lesson, 'title')}</h3>
              <p className="meta">
                <span>{meta}</span>
                {isDone && <span>{t('completed')}</span>}
              </p>
            </div>
            {lesson.isOpen ? (
              <Link
                className="button button--quiet button--small"
                to={lessonUrl(lesson.id)}
                aria-label={`${isDone ? t('review') : t('start')}: ${pick(lesson, 'title')}`}
              >
                {isDone ? t('review') : t('start')}
              </Link>
            ) : (
              <span className="tag">
                <LockIcon size={14} />
                {t('locked')}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
