import type { Review } from '@academy/contracts/http/catalog/reviews.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';
import { toReview } from '../../views/review-views.ts';
import { courseNotFound } from '../../domain/catalog-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { authorsOf } from './authors-of.ts';

const usualPage = 20;

export interface ReviewPage {
  reviews: Review[];
  /** Where the next page begins; null on the last. */
  next: Cursor | null;
}

/** A page of a published course's reviews, newest first. */
export const listReviews = async (
  deps: CatalogDeps,
  query: {
    courseId: string;
    readerId: string | null;
    language: Language;
    after: Cursor | undefined;
    limit: number | undefined;
  },
): Promise<ReviewPage> => {
  const { courseId, readerId, language, after, limit = usualPage } = query;
  if (!(await deps.outline.read()).course(courseId)) throw courseNotFound();
  // One more than asked for tells whether there is a next page.
  const rows = await deps.reviews.listOfCourse(courseId, { readerId, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const authors = await authorsOf(deps, page, language);
  return {
    reviews: page.map((review) => toReview(review, authors, readerId)),
    next: rows.length > page.length && last ? { order: last.createdAt.getTime(), id: last._id } : null,
  };
};

/** Whether the caller may review a course, and what they have said of it. */
export const ownReview = async (
  deps: CatalogDeps,
  { courseId, userId, language }: { courseId: string; userId: string; language: Language },
): Promise<{ mayReview: boolean; review: Review | null }> => {
  if (!(await deps.outline.read()).course(courseId)) throw courseNotFound();
  const [progress, review] = await Promise.all([
    deps.progress.find({ userId, courseId }),
    deps.reviews.findOf(userId, courseId),
  ]);
  const mayReview = (progress?.completed ?? null) !== null;
  if (!review || review.withdrawnAt) return { mayReview, review: null };
  return { mayReview, review: toReview(review, await authorsOf(deps, [review], language), userId) };
};
