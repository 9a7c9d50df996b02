import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import type { TrialExercise } from '@academy/contracts/http/catalog/trial.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

export type { TrialExercise };

const trial = endpointRef<typeof catalogEndpoints.getTrialExercise>('GET', '/api/trial-exercise');

/** The exercise that visitors may try. */
export const trialQuery = queryOptions({
  queryKey: ['/api/trial-exercise'],
  queryFn: () => client.call(trial, {}),
});
