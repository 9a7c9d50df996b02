import type { Language } from '@academy/contracts/shared/language.ts';
import type { Authors } from '../../views/review-views.ts';
import type { ReviewRecord } from '../../domain/review.ts';
import type { CatalogDeps } from '../deps.ts';

export const authorsOf = async (
  { people }: CatalogDeps,
  reviews: readonly ReviewRecord[],
  language: Language,
): Promise<Authors> => ({ names: await people.namesOf(reviews.map(({ userId }) => userId)), language });
