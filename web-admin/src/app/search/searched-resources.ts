import type { Role } from '@academy/contracts/shared/people.ts';
import type { RaRecord, ResourceDefinitions } from 'ra-core';
import { resourcesFor } from '../console-access.ts';

/** A resource whose staff list is found by free text. */
export interface SearchedResource {
  name: string;
  /** What a record opens as; a resource without pages of its records leads to its list alone. */
  page: 'show' | 'edit' | null;
  titleOf: (record: RaRecord) => string;
  /** Tells records of the same title apart. */
  detailOf: (record: RaRecord) => string;
}

/** What a resource says among its `options` in the registry. */
interface SearchOptions {
  isSearched?: boolean;
  detail?: SearchedResource['detailOf'];
}

const noDetail = (): string => '';

/** What the search looks through for somebody: what the menu shows them and the registry marks, in the menu's order. */
export const searchedBy = (role: Role | null, definitions: ResourceDefinitions): SearchedResource[] =>
  resourcesFor(role, Object.values(definitions)).flatMap((definition) => {
    const { name, options, hasShow, hasEdit, recordRepresentation } = definition;
    const { isSearched = false, detail = noDetail } = (options ?? {}) as SearchOptions;
    if (!isSearched) return [];
    const page = hasShow ? 'show' : hasEdit ? 'edit' : null;
    const titleOf = (record: RaRecord): string =>
      (typeof recordRepresentation === 'function' && recordRepresentation(record)) || String(record.id);
    return [{ name, page, titleOf, detailOf: detail } as const];
  });
