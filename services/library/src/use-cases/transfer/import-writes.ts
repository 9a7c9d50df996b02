import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Import } from '@academy/service-kit/content/transfer/logged-import.ts';
import { documentEvents } from '../../domain/document-events.ts';
import type { DocumentFields, LibraryDocumentRecord } from '../../domain/library-document.ts';
import type { DocumentStep } from '../../domain/transfer/import-steps.ts';
import type { LibraryDeps } from '../deps.ts';
import { editDocument } from '../edit-document.ts';
import { newDocument } from '../new-document.ts';

type WriteDeps = Pick<LibraryDeps, 'categories' | 'pdfs'>;

const audit = (
  { actorId, at }: Import,
  id: string,
  change: Pick<Parameters<typeof staffActionRecorded>[0], 'fields' | 'values'>,
) =>
  staffActionRecorded({
    actorId,
    action: 'document.imported',
    resource: 'documents',
    resourceId: id,
    ...change,
    at,
  });

/** A document that an import makes, with the events that tell of it. Throws DomainError 400 as a save does. */
export const importedDocument = async (
  deps: WriteDeps,
  run: Import,
  { id, create, hash }: Extract<DocumentStep, { create: unknown }>,
) => {
  const made = await newDocument(deps, { id, draft: create, at: run.at });
  const state = { ...made, importedHash: hash, lastImport: run.importId };
  return {
    state,
    events: [...documentEvents(null, state, 'staff'), audit(run, id, { fields: Object.keys(create) })],
  };
};

/**
 * What a document becomes by its change, and what of it is left out; null where nothing is to be written. Throws DomainError 400 as
 * a save does.
 */
export const changedDocument = async (
  deps: WriteDeps,
  run: Import,
  before: LibraryDocumentRecord,
  { set, left }: { set: Partial<DocumentFields>; left: string[] },
) => {
  const fields = changedFields(before, set);
  const names = Object.keys(fields);
  if (names.length === 0) return null;
  const { state, events } = await editDocument(deps, before, { fields, at: run.at });
  const told = audit(run, before._id, { fields: names, values: { before, after: fields } });
  const written = { ...state, lastImport: run.importId, leftByLastImport: left };
  return { state: written, events: [...events, told] };
};
