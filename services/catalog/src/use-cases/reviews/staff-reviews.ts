import type { Language } from '@academy/contracts/shared/language.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { toStaffReview, type StaffReview } from '../../views/review-views.ts';
import { hidingNeedsReason, reviewNotFound } from '../../domain/review-texts.ts';
import { changedMeanwhile } from '../../domain/staff-content-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { authorsOf } from './authors-of.ts';

/** A page of all reviews that stand, hidden ones too, with the count of all that match. */
export const listReviewsForStaff = async (
  deps: CatalogDeps,
  list: StaffList,
  language: Language,
): Promise<{ rows: StaffReview[]; total: number }> => {
  const { rows, total } = await deps.reviews.listForStaff(list);
  const authors = await authorsOf(deps, rows, language);
  return { rows: rows.map((review) => toStaffReview(review, authors)), total };
};

export const readReviewForStaff = async (
  deps: CatalogDeps,
  id: string,
  language: Language,
): Promise<StaffReview> => {
  const review = await deps.reviews.find(id);
  if (!review) throw reviewNotFound();
  return toStaffReview(review, await authorsOf(deps, [review], language));
};

export interface ReviewVisibilityEdit {
  id: string;
  hidden: boolean;
  reason: string | null;
  actorId: string;
  /** The version that the editor saw; null to take whatever stands there. */
  expectedVersion: number | null;
  language: Language;
}

/** Hides a review with a reason, or shows it again; the audit log hears of it, and its stars count accordingly. */
export const moderateReview = async (
  deps: CatalogDeps,
  { id, hidden, reason, actorId, expectedVersion, language }: ReviewVisibilityEdit,
): Promise<StaffReview> => {
  if (hidden && !reason) throw hidingNeedsReason();
  const hiddenReason = hidden ? reason : null;
  const changed = await deps.reviews.change(id, (current) => {
    if (current.withdrawnAt) throw reviewNotFound();
    assertExpectedVersion(expectedVersion, current.version, changedMeanwhile);
    if (current.hidden === hidden && current.hiddenReason === hiddenReason) return null;
    const audit = staffActionRecorded({
      actorId,
      action: hidden ? 'review.hidden' : 'review.shown',
      resource: 'reviews',
      resourceId: id,
      personId: current.userId,
      fields: ['hidden', 'hiddenReason'],
      at: deps.now(),
    });
    return { state: { hidden, hiddenReason }, events: [audit] };
  });
  if (!changed) throw reviewNotFound();
  deps.ratings.forget();
  return toStaffReview(changed, await authorsOf(deps, [changed], language));
};
