import type { Review, reviewEndpoints } from '@academy/contracts/http/catalog/reviews.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

export type { Review };

const list = endpointRef<typeof reviewEndpoints.listReviews>('GET', '/api/reviews');
const own = endpointRef<typeof reviewEndpoints.ownReview>('GET', '/api/reviews/:id/own');
const save = endpointRef<typeof reviewEndpoints.saveReview>('PUT', '/api/reviews/:id');
const remove = endpointRef<typeof reviewEndpoints.deleteReview>('DELETE', '/api/reviews/:id');

const PAGE = 10;
/** The longest review, by the contract. */
export const REVIEW_LENGTH = 2000;

export const reviewsQuery = (course: string) =>
  infiniteQueryOptions({
    queryKey: ['/api/reviews', course],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      client.page(list, { query: { course, limit: PAGE, ...(pageParam && { after: pageParam }) } }),
    getNextPageParam: ({ after }) => after,
  });

/** Completing the course changes it, so it is read afresh on arrival. */
export const ownReviewQuery = (course: string) =>
  queryOptions({
    queryKey: ['/api/reviews', course, 'own'],
    queryFn: () => client.call(own, { params: { id: course } }),
    staleTime: 0,
  });

export interface ReviewFields {
  rating: number;
  text: string;
}
export const saveReview = (course: string, language: Language, fields: ReviewFields) =>
  client.call(save, { params: { id: course }, body: { ...fields, language } });
export const deleteReview = (course: string) => client.call(remove, { params: { id: course } });

/** Reads again what a review changes: the list, the own one, and the course's stars wherever they show. */
export const applyReview = (queries: QueryClient, course: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['/api/reviews', course] }),
    queries.invalidateQueries({ queryKey: ['/api/courses'] }),
  ]);
