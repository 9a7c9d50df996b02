import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { applyReview, deleteReview, type Review } from '../api/reviews.ts';
import { ReviewEntry } from './review-entry.tsx';
import { ReviewForm } from './review-form.tsx';

/** The learner's own review: the form where there is none, else the review with its edit and delete. */
export function OwnReview({ courseId, review }: { courseId: string; review: Review | null }) {
  const { t } = useTranslation('reviews');
  const shared = useTranslation().t;
  const queries = useQueryClient();
  const [mode, setMode] = useState<'reading' | 'editing' | 'asking'>('reading');
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteReview(courseId),
    async onSuccess() {
      toast({ title: t('deleted') });
      await applyReview(queries, courseId);
    },
    onError: () => toast({ title: shared('errorTitle'), description: t('failed'), tone: 'destructive' }),
  });

  if (!review || mode === 'editing') {
    return (
      <ReviewForm
        courseId={courseId}
        review={review}
        onDone={() => setMode('reading')}
        onCancel={review ? () => setMode('reading') : undefined}
      />
    );
  }
  return (
    <ReviewEntry review={review}>
      {mode === 'asking' ? (
        <div className="review__actions" role="group" aria-label={t('ask')}>
          <span>{t('ask')}</span>
          <Button size="small" danger disabled={isPending} onClick={() => mutate()}>
            {t('delete')}
          </Button>
          <Button size="small" autoFocus onClick={() => setMode('reading')}>
            {shared('cancel')}
          </Button>
        </div>
      ) : (
        <div className="review__actions">
          <Button size="small" onClick={() => setMode('editing')}>
            {t('edit')}
          </Button>
          <Button size="small" onClick={() => setMode('asking')}>
            {t('delete')}
          </Button>
        </div>
      )}
    </ReviewEntry>
  );
}
