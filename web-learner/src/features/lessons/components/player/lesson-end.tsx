import { formatDate } from '@academy/web-kit/format/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import { lessonUrl } from '../../../../shared/links.ts';
import { NextIcon } from '../../../../shared/ui/icons.tsx';
import { progressQuery, type Exercise, type Lesson } from '../../api/lessons.ts';
import { lessonEnd } from '../../model/lesson-end.ts';
import { CompleteLesson } from './complete-lesson.tsx';
import { LeftOver } from './left-over.tsx';

interface LessonEndProps {
  lesson: Lesson;
  exercises: readonly Exercise[];
  onGo: (index: number) => void;
  /** Shows what a completed course offers. */
  onCourseEnd: () => void;
}

/** Where a lesson leads on to: the next one, the end of the course, or what is left before that. */
export function LessonEnd({ lesson, exercises, onGo, onCourseEnd }: LessonEndProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const course = useQuery(progressQuery).data?.[lesson.courseId];
  const end = lessonEnd(lesson.id, exercises, course);

  if (end.kind === 'left') return <LeftOver exercises={exercises} places={end.places} onGo={onGo} />;
  if (end.kind === 'waiting')
    return <p role="status">{t('pending.lesson', { date: formatDate(end.until, language) })}</p>;
  if (end.kind === 'completable') return <CompleteLesson lesson={lesson} onCourseCompleted={onCourseEnd} />;
  return (
    <div className="lesson-end">
      <span role="status">{t(end.kind === 'next' ? 'done.title' : 'done.courseTitle')}</span>
      {end.kind === 'next' ? (
        <Link className="button button--small" to={lessonUrl(end.lessonId, end.exerciseId)}>
          {t('nextLesson')} <NextIcon size={16} />
        </Link>
      ) : (
        <Button type="primary" size="small" onClick={onCourseEnd}>
          {t('done.whatNext')}
        </Button>
      )}
    </div>
  );
}
