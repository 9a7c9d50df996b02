import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { applyReview, REVIEW_LENGTH, saveReview, type Review } from '../api/reviews.ts';
import { RatingField } from './rating-field.tsx';

interface ReviewFormProps {
  courseId: string;
  /** The review to change; null for a first one. */
  review: Review | null;
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}

export function ReviewForm({ courseId, review, onDone, onCancel }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const shared = useTranslation().t;
  const { language } = useLanguage();
  const queries = useQueryClient();
  const textId = useId();
  const [rating, setRating] = useState(review?.rating ?? null);
  const [text, setText] = useState(review?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: number) => saveReview(courseId, language, { rating: given, text: text.trim() }),
    async onSuccess() {
      toast({ title: t('saved') });
      onDone();
      await applyReview(queries, courseId);
    },
    onError(failure) {
      const description = failure instanceof ApiError ? failure.detail : t('failed');
      toast({ title: shared('errorTitle'), description, tone: 'destructive' });
    },
  });

  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(rating === null);
    if (rating !== null) mutate(rating);
  }

  return (
    <form className="review-form sheet" noValidate onSubmit={send}>
      <h3>{t(review ? 'editTitle' : 'formTitle')}</h3>
      <RatingField
        value={rating}
        onChange={(given) => {
          setRating(given);
          setMissing(false);
        }}
        problem={isMissing ? t('ratingMissing') : undefined}
      />
      <label htmlFor={textId}>{t('text')}</label>
      <Input.TextArea
        id={textId}
        autoSize={{ minRows: 3, maxRows: 12 }}
        maxLength={REVIEW_LENGTH}
        placeholder={t('textPlaceholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error instanceof ApiError && error.fields.text && (
        <p className="review-form__problem" role="alert">
          {error.fields.text}
        </p>
      )}
      <p className="review-form__note">{t('public')}</p>
      <div className="review__actions">
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {isPending ? t('saving') : t('save')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{shared('cancel')}</Button>}
      </div>
    </form>
  );
}
