import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { lessonUrl } from '../../../shared/links.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { completeLesson, type Exercise, type Lesson } from '../api/lessons.ts';

const CONFLICT = 409;

interface CompleteLessonProps {
  lesson: Lesson;
  exercises: readonly Exercise[];
  onGo: (index: number) => void;
  onCourseCompleted: () => void;
}

/** Ends the lesson and leads to the next; where something is left, says what, with the way there. */
export function CompleteLesson({ lesson, exercises, onGo, onCourseCompleted }: CompleteLessonProps) {
  const { t } = useTranslation('lessons');
  const shared = useTranslation().t;
  const { pick } = useLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => completeLesson(queries, lesson.id),
    onSuccess({ courseCompleted, nextLessonId }) {
      if (courseCompleted || !nextLessonId) return onCourseCompleted();
      toast({ title: t('done.title'), description: t('done.text', { title: pick(lesson, 'title') }) });
      void navigate(lessonUrl(nextLessonId));
    },
    onError(failure) {
      if (failure instanceof ApiError && failure.status === CONFLICT) return;
      const description = failure instanceof ApiError ? failure.detail : shared('error.network');
      toast({ title: shared('errorTitle'), description, tone: 'destructive' });
    },
  });
  const refused = error instanceof ApiError && error.status === CONFLICT ? Object.keys(error.fields) : [];
  const left = exercises.flatMap((exercise, index) =>
    refused.includes(exercise.id) && !exercise.passed ? [{ exercise, index }] : [],
  );
  return (
    <>
      <Button type="primary" size="small" disabled={isPending} onClick={() => mutate()}>
        {t('complete')}
      </Button>
      <div role="status" className="left-over">
        {left.length > 0 && (
          <>
            <p>{t('remaining', { count: left.length })}</p>
            <ul>
              {left.map(({ exercise, index }) => (
                <li key={exercise.id}>
                  <button type="button" className="text-button" onClick={() => onGo(index)}>
                    {index + 1}. {pick(exercise, 'title')}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
