import type { Fingerprints } from '@academy/service-kit/content/transfer/fingerprints.ts';
import type { FileSide } from '@academy/service-kit/content/transfer/import-base.ts';
import type { DocumentFields } from '../library-document.ts';

/** What an import does to a document: makes it, or sets some of its fields, with what stood in them as that was planned. */
export type DocumentStep = { id: string } & (
  { create: DocumentFields; hash: string } | { set: Partial<DocumentFields>; was: Fingerprints }
);

/** Everything that an import writes, decided before the first of it is written. */
export interface ImportSteps {
  documents: DocumentStep[];
  /** What the files say of each document, whatever is taken of it. */
  files: FileSide[];
}

/** The documents that it makes. */
export const createdIds = ({ documents }: ImportSteps): string[] =>
  documents.filter((step) => 'create' in step).map(({ id }) => id);
