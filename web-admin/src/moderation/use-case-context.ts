import type { CaseContext } from '@academy/contracts/http/forum/case-context.ts';
import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import type { AcademyDataProvider } from '../app/data-provider.ts';

/** What stands around the case that is read, and its author's record; read anew when something happens to the case. */
export function useCaseContext() {
  const provider = useDataProvider<AcademyDataProvider>();
  const { id = '', version, mutedUntil } = useRecordContext<ModerationCase>() ?? {};
  return useQuery({
    queryKey: ['flags', id, 'context', version, mutedUntil],
    queryFn: () => provider.part<CaseContext>('flags', { id, part: 'context' }),
    enabled: id !== '',
  });
}
