import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import type { LastVerdict, ModelAnswers } from '@academy/contracts/http/catalog/looking-back.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Language } from '../../../shared/i18n/language.ts';
import { client } from '../../../shared/api/client.ts';

export type { LastVerdict, ModelAnswers };

const last = endpointRef<typeof catalogEndpoints.getLastVerdict>('GET', '/api/exercises/:id/last-verdict');
const answers = endpointRef<typeof catalogEndpoints.getModelAnswers>(
  'GET',
  '/api/exercises/:id/model-answers',
);

/** In a language. Read afresh on arrival: staff may have overruled it. */
export const lastVerdictQuery = (exerciseId: string, language: Language) =>
  queryOptions({
    queryKey: ['/api/exercises', exerciseId, 'last-verdict', language],
    queryFn: async () => (await client.call(last, { params: { id: exerciseId } })).last,
    staleTime: 0,
  });

/** Puts the verdict of a check that was just made in the place of what was or is being read, in either language. */
export async function keepLastVerdict(queries: QueryClient, exerciseId: string, verdict: LastVerdict) {
  const { queryKey } = lastVerdictQuery(exerciseId, verdict.language);
  const inAny = { queryKey: queryKey.slice(0, -1) };
  await queries.cancelQueries(inAny);
  queries.removeQueries({ ...inAny, predicate: ({ queryKey: other }) => other.at(-1) !== verdict.language });
  queries.setQueryData(queryKey, verdict);
}

/** The server refuses it until the exercise is passed. */
export const modelAnswersQuery = (exerciseId: string) =>
  queryOptions({
    queryKey: ['/api/exercises', exerciseId, 'model-answers'],
    queryFn: () => client.call(answers, { params: { id: exerciseId } }),
  });
