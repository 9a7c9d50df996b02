import { formatDate } from '@academy/web-kit/format/dates.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { Stars } from '../../../shared/ui/stars.tsx';
import type { Review } from '../api/reviews.ts';

export function ReviewEntry({ review, children }: { review: Review; children?: ReactNode }) {
  const { t } = useTranslation('reviews');
  const { language } = useLanguage();
  const { rating, text, author, own, updatedAt } = review;
  return (
    <article className="review">
      <p className="review__head">
        <Stars rating={{ average: rating }} />
        <b>{own ? t('yours') : author}</b>
        <span className="review__date">{formatDate(updatedAt, language)}</span>
      </p>
      {text !== '' && (
        <p className="review__text" lang={review.language}>
          {text}
        </p>
      )}
      {children}
    </article>
  );
}
