import { asPlanned } from '@academy/service-kit/content/transfer/fingerprints.ts';
import {
  isWritten,
  type Import,
  type LoggedImport,
} from '@academy/service-kit/content/transfer/logged-import.ts';
import { finishImport, settleImports } from '@academy/service-kit/content/transfer/settle-imports.ts';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { DocumentStep, ImportSteps } from '../../domain/transfer/import-steps.ts';
import type { LibraryDeps } from '../deps.ts';
import { changedDocument, importedDocument } from './import-writes.ts';

type SettleDeps = Pick<
  LibraryDeps,
  'documents' | 'documentImports' | 'importBases' | 'published' | 'pdfs' | 'logger' | 'now'
>;

/** Of documents there is one import at a time. */
export const importOfDocuments = 'documents';

const savedBy = ({ actorId }: Import) => ({ by: actorId, source: 'imported' }) as const;

const create = async (
  deps: SettleDeps,
  run: Import,
  step: Extract<DocumentStep, { create: unknown }>,
): Promise<void> => {
  const there = await deps.documents.findAnywhere(step.id);
  if (there && isWritten(there, run)) return;
  const { state, events } = await importedDocument(deps, run, step);
  const isMade = await insertOnce(() => deps.documents.create(state, events, savedBy(run)));
  if (isMade) return;
  deps.logger.warn(
    { document: step.id, importId: run.importId },
    'an import found the id of what it makes taken',
  );
};

/** What staff have saved since it was planned stays. */
const change = async (
  { documents, pdfs }: SettleDeps,
  run: Import,
  { id, set, was }: Extract<DocumentStep, { set: unknown }>,
): Promise<void> => {
  await documents.change(id, async (before) => {
    if (isWritten(before, run)) return null;
    const write = await changedDocument({ pdfs }, run, before, asPlanned(before, set, was));
    return write && { ...write, saved: savedBy(run) };
  });
};

/** One that staff made unfit for it since it was planned, such as by emptying a text, stays as they left it. */
const carryOutStep = async (deps: SettleDeps, run: Import, step: DocumentStep): Promise<void> => {
  try {
    await ('create' in step ? create(deps, run, step) : change(deps, run, step));
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 400) throw error;
    deps.logger.warn({ err: error, document: step.id }, 'a document was left as staff saved it meanwhile');
  }
};

const carryOut = async (deps: SettleDeps, record: LoggedImport): Promise<void> => {
  // Written by `decideImport`, from these.
  const steps = JSON.parse(record.steps) as ImportSteps;
  for (const step of steps.documents) {
    await carryOutStep(deps, record, step);
    failPoint('library.after_imported_document');
  }
  await deps.importBases.keep(record, steps.files);
  await deps.documentImports.end(record);
  deps.published.forget();
};

const settling = (deps: SettleDeps) => ({
  imports: deps.documentImports,
  carryOut: (record: LoggedImport) => carryOut(deps, record),
  logger: deps.logger,
});

/** Carries out what was just decided. Throws DomainError 503 where it is not done yet. */
export const finishDocumentImport = (deps: SettleDeps): Promise<void> =>
  finishImport(settling(deps), importOfDocuments);

/** An import that a crash left half done. */
export const settleDocumentImports = (deps: SettleDeps): Promise<void> =>
  settleImports(settling(deps), deps.now());
