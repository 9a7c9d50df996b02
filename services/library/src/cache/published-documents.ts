import { etaggedJson, type EtaggedJson } from '@academy/service-kit/http/etag.ts';
import type { DocumentRepository } from '../data/document-repository.ts';
import {
  entitlementOf,
  mayOpen,
  type Entitlement,
  type Reader,
} from '@academy/contracts/shared/entitlement.ts';
import { toSummary } from '../views/document-views.ts';

/**
 * The published list as it is answered: kept in memory as ready JSON, once for everybody with the same rights,
 * and made anew after the library's own events, which reach every replica.
 */
export interface PublishedDocuments {
  answerFor(reader: Reader | null): Promise<EtaggedJson>;
  forget(): void;
}

export const createPublishedDocuments = (documents: DocumentRepository): PublishedDocuments => {
  let answers = new Map<Entitlement, Promise<EtaggedJson>>();

  const make = async (reader: Reader | null): Promise<EtaggedJson> => {
    const rows = await documents.listPublished({});
    return etaggedJson(rows.map((row) => toSummary(row, mayOpen(row, reader))));
  };

  return {
    answerFor: (reader) => {
      const rights = entitlementOf(reader);
      const held = answers;
      const known = held.get(rights);
      if (known) return known;
      const made = make(reader);
      held.set(rights, made);
      // A failed read is not remembered.
      made.catch(() => held.delete(rights));
      return made;
    },
    forget: () => {
      answers = new Map();
    },
  };
};
