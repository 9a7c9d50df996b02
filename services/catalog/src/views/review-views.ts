import type { Review, staffReviewSchema } from '@academy/contracts/http/catalog/reviews.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { z } from 'zod';
import type { PersonName } from '@academy/service-kit/people/person-model.ts';
import { publicName } from '@academy/service-kit/people/public-name.ts';
import type { ReviewRecord } from '../domain/review.ts';
import { someMember } from '../domain/catalog-texts.ts';

export type StaffReview = z.output<typeof staffReviewSchema>;

/** Who wrote reviews, and in whose language a nameless author is called something. */
export interface Authors {
  names: ReadonlyMap<string, PersonName>;
  language: Language;
}

const seen = (review: ReviewRecord, { names, language }: Authors) => {
  const name = names.get(review.userId);
  return {
    id: review._id,
    courseId: review.courseId,
    rating: review.rating,
    text: review.text,
    language: review.language,
    author: name ? publicName(name) : someMember[language],
    createdAt: review.createdAt.toISOString(),
    updatedAt: review.updatedAt.toISOString(),
  };
};

export const toReview = (review: ReviewRecord, authors: Authors, readerId: string | null): Review => ({
  ...seen(review, authors),
  own: review.userId === readerId,
});

export const toStaffReview = (review: ReviewRecord, authors: Authors): StaffReview => ({
  ...seen(review, authors),
  userId: review.userId,
  hidden: review.hidden,
  hiddenReason: review.hiddenReason,
  version: review.version,
});
