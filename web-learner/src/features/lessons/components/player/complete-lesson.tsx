import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import { lessonUrl } from '../../../../shared/links.ts';
import { toast } from '../../../../shared/ui/toast/toast-store.ts';
import { useFailureToast } from '../../../../shared/ui/toast/use-failure-toast.ts';
import { completeLesson, type Lesson } from '../../api/lessons.ts';

interface CompleteLessonProps {
  lesson: Lesson;
  onCourseCompleted: () => void;
}

/**
 * Ends a lesson without exercises and leads to the next, or a course whose open lesson was taken out: others are completed by
 * passing their exercises.
 */
export function CompleteLesson({ lesson, onCourseCompleted }: CompleteLessonProps) {
  const { t } = useTranslation('lessons');
  const { pick } = useLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => completeLesson(queries, lesson.id),
    onSuccess({ courseCompleted, nextLessonId }) {
      if (courseCompleted || !nextLessonId) return onCourseCompleted();
      toast({ title: t('done.title'), description: t('done.text', { title: pick(lesson, 'title') }) });
      void navigate(lessonUrl(nextLessonId));
    },
    onError(failure) {
      showFailure(failure);
    },
  });
  return (
    <Button type="primary" size="small" disabled={isPending} onClick={() => mutate()}>
      {t('complete')}
    </Button>
  );
}
