import type { StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { toStaffDocument } from '../views/document-views.ts';
import { documentNotFound } from '../domain/library-texts.ts';
import type { LibraryDeps } from './deps.ts';

/** A page of all documents for staff, whatever their status, with the count of all that match. */
export const listDocumentsForStaff = async (
  { documents }: LibraryDeps,
  query: StaffList,
): Promise<{ rows: StaffDocument[]; total: number }> => {
  const { rows, total } = await documents.listForStaff(query);
  return { rows: rows.map(toStaffDocument), total };
};

export const readDocumentForStaff = async (
  { documents }: LibraryDeps,
  id: string,
): Promise<StaffDocument> => {
  const document = await documents.find(id);
  if (!document) throw documentNotFound();
  return toStaffDocument(document);
};
