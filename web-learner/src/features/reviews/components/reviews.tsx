import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/session/session-context.tsx';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { Stars, type Rating } from '../../../shared/ui/stars.tsx';
import { useAnchor } from '../../../shared/ui/use-anchor.ts';
import { ownReviewQuery, reviewsQuery } from '../api/reviews.ts';
import { OwnReview } from './own-review.tsx';
import { ReviewEntry } from './review-entry.tsx';
import './reviews.css';

const mostBones = 5;

/** What learners who completed a course say of it, and the form for who has. */
export function Reviews({ courseId, rating }: { courseId: string; rating: Rating | null }) {
  const { t } = useTranslation('reviews');
  const { status } = useSession();
  const anchor = useAnchor<HTMLElement>('reviews');
  const pages = useInfiniteQuery(reviewsQuery(courseId));
  const own = useQuery({ ...ownReviewQuery(courseId), enabled: status === 'signed-in' }).data;
  const others = pages.data?.pages.flatMap(({ items }) => items).filter((review) => !review.own) ?? [];
  const isEmpty = pages.data !== undefined && others.length === 0 && !own?.review;

  return (
    <section ref={anchor} id="reviews" className="reviews" aria-labelledby="reviews-title">
      <div className="reviews__head">
        <h2 id="reviews-title">{t('title')}</h2>
        {rating && <Stars rating={rating} />}
      </div>
      {own?.mayReview && <OwnReview key={own.review?.updatedAt} courseId={courseId} review={own.review} />}
      {pages.isLoadingError && <LoadError error={pages.error} retry={() => void pages.refetch()} />}
      {pages.isPending && <ReviewBones count={rating?.count ?? 0} />}
      {isEmpty && <p className="reviews__empty">{t(own?.mayReview ? 'emptyForYou' : 'empty')}</p>}
      <ul className="reviews__list">
        {others.map((review) => (
          <li key={review.id}>
            <ReviewEntry review={review} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

/** As high as what comes: the sentence that there are none yet, or the first of them. */
function ReviewBones({ count }: { count: number }) {
  const { t } = useTranslation();
  const height = count === 0 ? 22 : Math.min(count, mostBones) * 110;
  return <div className="bones" style={{ height }} role="status" aria-label={t('loading')} />;
}
