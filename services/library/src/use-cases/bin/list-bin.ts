import type { DocumentBinEntry } from '@academy/contracts/http/library/document-bin.ts';
import { endsAt } from '@academy/service-kit/bin/bin.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffPage } from '@academy/service-kit/staff/staff-page.ts';
import { z } from 'zod';
import type { BinnedDocument } from '../../data/document-repository.ts';
import type { LibraryDeps } from '../deps.ts';

const list = {
  text: ({ titleEs, titleEn }: DocumentBinEntry) => [titleEs, titleEn],
  sortable: ['titleEs', 'titleEn', 'deletedAt', 'endsAt'] as const,
  filters: z.strictObject({}),
};

const toEntry = ({
  _id,
  titleEs,
  titleEn,
  status,
  binnedAt,
  binnedBy,
}: BinnedDocument): DocumentBinEntry[] =>
  binnedAt
    ? [
        {
          id: _id,
          titleEs,
          titleEn,
          isPublished: status === 'published',
          deletedAt: binnedAt.toISOString(),
          deletedBy: binnedBy ?? '',
          endsAt: endsAt(binnedAt).toISOString(),
        },
      ]
    : [];

/** A page of the documents in the bin, latest first. */
export const listBin = async (
  { documents }: Pick<LibraryDeps, 'documents'>,
  query: StaffList,
): Promise<{ rows: DocumentBinEntry[]; total: number }> =>
  staffPage((await documents.listBinned()).flatMap(toEntry), query, list);
