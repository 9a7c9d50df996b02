import type {
  CourseLearners,
  staffLearningEndpoints,
} from '@academy/contracts/http/catalog/staff-learning.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../app/api.ts';

const learnersOf = endpointRef<typeof staffLearningEndpoints.staffCourseLearners>(
  'GET',
  '/api/admin/courses/:id/learners',
);

/** Who is in the middle of a course, for a question about it; undefined while that is not known, or without a course. */
export const useCourseLearners = (courseId: string | undefined): CourseLearners | undefined =>
  useQuery({
    queryKey: ['courses', 'learners', courseId],
    queryFn: () => client.call(learnersOf, { params: { id: courseId ?? '' } }),
    enabled: courseId !== undefined && courseId !== '',
  }).data;
