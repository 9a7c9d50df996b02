import type {
  ExerciseReview,
  ExerciseReviewDetail,
} from '@academy/contracts/http/catalog/exercise-reviews.ts';
import { notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { toExerciseReview } from '../../views/staff-content-views.ts';
import type { CatalogDeps } from '../deps.ts';

const reviewNotFound = (): DomainError =>
  notFound('exercise-review-not-found', { es: 'Revisión no encontrada', en: 'Review not found' });

/** A page of the reviews of all exercises, newest first. */
export const listExerciseReviews = async (
  { exerciseReviews }: CatalogDeps,
  list: StaffList,
): Promise<{ rows: ExerciseReview[]; total: number }> => {
  const { rows, total } = await exerciseReviews.listForStaff(list);
  return { rows: rows.map(toExerciseReview), total };
};

/** Throws DomainError 404. */
export const readExerciseReview = async (
  { exerciseReviews }: CatalogDeps,
  id: string,
): Promise<ExerciseReviewDetail> => {
  const review = await exerciseReviews.find(id);
  if (!review) throw reviewNotFound();
  return { ...toExerciseReview(review), faults: review.faults };
};
