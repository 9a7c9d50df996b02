import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { lessonUrl } from '../../../shared/links.ts';
import { CheckIcon, LockIcon } from '../../../shared/ui/icons.tsx';
import type { LessonSummary } from '../api/courses.ts';
import { useRegisterFor } from '../hooks/use-register-for.ts';

interface LessonListProps {
  lessons: readonly LessonSummary[];
  completed: readonly string[];
  /** What opens the lessons that are closed. */
  opensWith: 'account' | 'premium';
}

/** A course's lessons in order: open ones lead to the player, the others say what opens them. */
export function LessonList({ lessons, completed, opensWith }: LessonListProps) {
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
              <ClosedLesson lessonId={lesson.id} title={pick(lesson, 'title')} opensWith={opensWith} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface ClosedLessonProps {
  lessonId: string;
  title: string;
  opensWith: LessonListProps['opensWith'];
}

function ClosedLesson({ lessonId, title, opensWith }: ClosedLessonProps) {
  const { t } = useTranslation('courses');
  const registerFor = useRegisterFor();
  if (opensWith === 'premium') {
    return (
      <span className="tag">
        <LockIcon size={14} />
        {t('locked')}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="button button--quiet button--small"
      aria-label={`${t('withAccount')}: ${title}`}
      onClick={() => registerFor(lessonId)}
    >
      {t('withAccount')}
    </button>
  );
}
