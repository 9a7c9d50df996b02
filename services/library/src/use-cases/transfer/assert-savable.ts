import { hasRoom } from '@academy/service-kit/outbox/outbox-write.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { ComparedRecord } from '@academy/service-kit/content/transfer/compare-record.ts';
import { locateIn } from '@academy/service-kit/content/transfer/locate.ts';
import { mostStepBytes } from '@academy/service-kit/content/transfer/logged-import.ts';
import { filesFaulty, mostFaults } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import { DomainError, type FieldError } from '@academy/service-kit/errors/domain-error.ts';
import { placeInFiles } from '../../content/document-fields.ts';
import type { DocumentStep, ImportSteps } from '../../domain/transfer/import-steps.ts';
import { fileReason } from '../../domain/transfer/transfer-texts.ts';
import type { LibraryDeps } from '../deps.ts';
import type { StoredDocuments } from './compare-documents.ts';
import { changedDocument, importedDocument } from './import-writes.ts';
import type { SentDocuments } from './read-source.ts';

type SaveDeps = Pick<LibraryDeps, 'categories' | 'pdfs' | 'now'>;

const writeOf = async (deps: SaveDeps, step: DocumentStep, stored: StoredDocuments) => {
  // As long as those of the import itself.
  const run = { importId: newId(), actorId: newId(), at: deps.now() };
  if ('create' in step) return importedDocument(deps, run, step);
  const before = stored.get(step.id);
  return before ? changedDocument(deps, run, before, { set: step.set, left: [] }) : null;
};

/**
 * Throws DomainError 400 where the import would do what a save by staff may not either: show a text that is missing in a
 * language or that no PDF can be made of, or write more than one save can hold. Names file, line and field of each.
 */
export const assertSavable = async (
  deps: SaveDeps,
  { files }: Pick<SentDocuments, 'files'>,
  {
    steps,
    stored,
    compared,
  }: { steps: ImportSteps; stored: StoredDocuments; compared: readonly ComparedRecord[] },
): Promise<void> => {
  const locate = locateIn(files, compared, placeInFiles);
  const faults: FieldError[] = [];
  for (const step of steps.documents) {
    // No more are told of, and each is drawn.
    if (faults.length >= mostFaults) break;
    const at = (field: string): string => locate({ kind: 'documents', id: step.id }, field);
    try {
      const write = await writeOf(deps, step, stored);
      if (write && !hasRoom([], write.events)) faults.push(fileReason(at('titleEs'), 'documentTooLarge'));
    } catch (error) {
      if (!(error instanceof DomainError) || error.status !== 400) throw error;
      faults.push(...(error.fields ?? []).map(({ path, text }) => ({ path: at(path), text })));
    }
  }
  if (Buffer.byteLength(JSON.stringify(steps)) > mostStepBytes)
    faults.push(fileReason('documents', 'importTooLarge'));
  if (faults.length > 0) throw filesFaulty(faults);
};
