import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import type { TrialExercise } from '@academy/contracts/http/catalog/trial.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

export type { TrialExercise };

const rubric = endpointRef<typeof catalogEndpoints.getTrialRubric>('GET', '/api/trial-exercise/rubric');

/** What a visitor's prompt is judged by. */
export const trialRubricQuery = queryOptions({
  queryKey: ['/api/trial-exercise', 'rubric'],
  queryFn: () => client.call(rubric, {}),
});
