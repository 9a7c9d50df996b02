import type { ReferencesView } from '@academy/contracts/http/catalog/exercises.ts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import type { AcademyDataProvider } from '../app/data-provider.ts';

/** What `subject` compares with in the page's exercise; fetched once, where the rubric has that criterion. */
export function useReferences(isNeeded: boolean) {
  const exercise = useRecordContext();
  const provider = useDataProvider<AcademyDataProvider>();
  return useQuery({
    queryKey: ['exercises', 'references', exercise?.id],
    queryFn: () => provider.part<ReferencesView>('exercises', { id: exercise?.id ?? '', part: 'references' }),
    enabled: isNeeded && exercise !== undefined,
    staleTime: Infinity,
  });
}
