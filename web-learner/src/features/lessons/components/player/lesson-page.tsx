import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadErrorPage } from '../../../../shared/ui/load-error-page.tsx';
import { NoticePage } from '../../../../shared/ui/notice.tsx';
import { exercisesQuery, lessonQuery, progressQuery } from '../../api/lessons.ts';
import { LessonPlayer } from './lesson-player.tsx';
import type { LessonSlots } from './lesson-slots.ts';
import './lesson.css';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** One lesson, or the reason why it does not open. */
export function LessonPage({ id, upgrade, ...slots }: { id: string } & LessonSlots) {
  const { t } = useTranslation('lessons');
  const shared = useTranslation().t;
  const lesson = useQuery(lessonQuery(id));
  const exercises = useQuery(exercisesQuery(id));
  // Says where the learner left; a lesson opens without it too.
  const progress = useQuery(progressQuery);
  // A lesson that is open stays open while a later fetch fails.
  const error = [lesson, exercises].find((query) => query.isLoadingError)?.error;

  if (error instanceof ApiError && error.status === FORBIDDEN) {
    return (
      <NoticePage title={t('locked.title')} text={t('locked.text')}>
        {upgrade}
        <Link className="button button--quiet" to="/courses">
          {t('notFound.back')}
        </Link>
      </NoticePage>
    );
  }
  if (error instanceof ApiError && error.status === NOT_FOUND) {
    return (
      <NoticePage title={t('notFound.title')} text={t('notFound.text')}>
        <Link className="button button--small" to="/courses">
          {t('notFound.back')}
        </Link>
      </NoticePage>
    );
  }
  if (error) {
    return (
      <LoadErrorPage error={error} retry={() => void Promise.all([lesson.refetch(), exercises.refetch()])} />
    );
  }
  if (!lesson.data || !exercises.data || progress.isLoading) {
    return (
      <div className="page">
        <div className="bones" style={{ height: 480 }} role="status" aria-label={shared('loading')} />
      </div>
    );
  }
  return <LessonPlayer lesson={lesson.data} exercises={exercises.data} {...slots} />;
}
