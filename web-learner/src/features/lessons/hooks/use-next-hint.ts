import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hintsQuery, openHintRung, type HintLevel } from '../api/exercises.ts';

/** The hints of an exercise as far as they are open, and how to open the next. */
export function useNextHint(exerciseId: string) {
  const queries = useQueryClient();
  const query = useQuery(hintsQuery(exerciseId));
  const opening = useMutation({
    mutationFn: (level: HintLevel) => openHintRung(queries, exerciseId, level),
  });
  return { query, ladder: query.data, opening };
}
