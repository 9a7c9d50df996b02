import type { ContentVersion } from '@academy/contracts/shared/kept-versions.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, type Identifier } from 'ra-core';
import type { AcademyDataProvider } from '../../app/data-provider.ts';

/** A record with versions, as its page has it. */
export interface Versioned {
  id: Identifier;
  version: number;
  status: string;
}

/** A version with what it says. */
export type VersionDetail = ContentVersion & { state: Record<string, unknown> };

/** The key of the newest versions of a record: another one as soon as it is saved. */
export const versionsKey = (resource: string, { id, version }: Versioned, count: number) =>
  ['versions', resource, id, version, count] as const;

/** The newest versions of a record, so many and one more, which says whether there are older ones. */
export function useVersions(resource: string, record: Versioned, count: number) {
  const provider = useDataProvider<AcademyDataProvider>();
  return useQuery({
    queryKey: versionsKey(resource, record, count),
    queryFn: () =>
      provider.part<ContentVersion[]>(resource, {
        id: record.id,
        part: `versions?range=[0,${String(count)}]`,
      }),
    placeholderData: keepPreviousData,
  });
}

export const versionKey = (resource: string, id: Identifier, versionId: string) =>
  ['versions', resource, id, 'one', versionId] as const;

/** One version with what it says, which never changes. */
export function useVersion(resource: string, id: Identifier, versionId: string) {
  const provider = useDataProvider<AcademyDataProvider>();
  return useQuery({
    queryKey: versionKey(resource, id, versionId),
    queryFn: () => provider.part<VersionDetail>(resource, { id, part: `versions/${versionId}` }),
    staleTime: Infinity,
  });
}

/** The key of what a record's file says: it may be known anew as soon as the record is saved. */
export const fileKey = (resource: string, { id, version }: Versioned) =>
  ['versions', resource, id, version, 'file'] as const;

/** What a record's file says, as it was imported last; its state is null where nobody knows. */
export function useFileVersion(resource: string, record: Versioned) {
  const provider = useDataProvider<AcademyDataProvider>();
  return useQuery({
    queryKey: fileKey(resource, record),
    queryFn: () =>
      provider.part<{ state: Record<string, unknown> | null }>(resource, { id: record.id, part: 'file' }),
    placeholderData: keepPreviousData,
  });
}
