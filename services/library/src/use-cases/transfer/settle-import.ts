import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import {
  allLeftOut,
  carryOutSteps,
  type FailedRounds,
} from '@academy/service-kit/content/transfer/carry-out-steps.ts';
import { asPlanned } from '@academy/service-kit/content/transfer/fingerprints.ts';
import {
  isWritten,
  type Import,
  type ImportKey,
  type LoggedImport,
} from '@academy/service-kit/content/transfer/logged-import.ts';
import { finishImport, settleImports } from '@academy/service-kit/content/transfer/settle-imports.ts';
import { leftOutReasons } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { DocumentStep, ImportSteps } from '../../domain/transfer/import-steps.ts';
import type { LibraryDeps } from '../deps.ts';
import { changedDocument, importedDocument } from './import-writes.ts';

type SettleDeps = Pick<
  LibraryDeps,
  'documents' | 'categories' | 'documentImports' | 'importBases' | 'published' | 'pdfs' | 'logger' | 'now'
>;

/** Of documents there is one import at a time. */
export const importOfDocuments = 'documents';

const savedBy = ({ actorId }: Import) => ({ by: actorId, source: 'imported' }) as const;

const create = async (
  deps: SettleDeps,
  run: Import,
  step: Extract<DocumentStep, { create: unknown }>,
): Promise<FieldError[]> => {
  const isTaken = async () => {
    const there = await deps.documents.findAnywhere(step.id);
    return there && !isWritten(there, run) ? allLeftOut('taken') : [];
  };
  if (await deps.documents.findAnywhere(step.id)) return isTaken();
  const { state, events } = await importedDocument(deps, run, step);
  const isMade = await insertOnce(() => deps.documents.create(state, events, savedBy(run)));
  return isMade ? [] : isTaken();
};

/** What staff have saved since it was planned stays. What was written by an earlier round is as that one left it. */
const change = async (
  { documents, categories, pdfs }: SettleDeps,
  run: Import,
  { id, set, was }: Extract<DocumentStep, { set: unknown }>,
): Promise<FieldError[]> => {
  let left: string[] = [];
  const changed = await documents.change(id, async (before) => {
    if (isWritten(before, run)) {
      left = before.leftByLastImport ?? [];
      return null;
    }
    const fit = asPlanned(before, set, was);
    left = Object.keys(changedFields({ ...before, ...fit }, set));
    const write = await changedDocument({ categories, pdfs }, run, before, { set: fit, left });
    // A version of an import stands for what its file said: what holds staff's wording too does not.
    return (
      write && { ...write, saved: left.length === 0 ? savedBy(run) : { by: run.actorId, source: 'saved' } }
    );
  });
  return changed ? left.map((path) => ({ path, text: leftOutReasons.saved })) : allLeftOut('gone');
};

const writeStep = async (deps: SettleDeps, run: Import, step: DocumentStep): Promise<FieldError[]> => {
  const left = await ('create' in step ? create(deps, run, step) : change(deps, run, step));
  failPoint('library.after_imported_document');
  return left;
};

/** The base of what was left out stays, so that the next import offers it again. */
const carryOut = async (
  deps: SettleDeps,
  failedRounds: FailedRounds,
  record: LoggedImport,
): Promise<void> => {
  const { documentImports, importBases, logger } = deps;
  // Written by `decideImport`, from these.
  const steps = JSON.parse(record.steps) as ImportSteps;
  await carryOutSteps({
    imports: documentImports,
    record,
    kind: 'documents',
    steps: steps.documents,
    write: async (step) => {
      const left = await writeStep(deps, record, step);
      if (left.length === 0)
        await importBases.keep(
          record,
          steps.files.filter(({ id }) => id === step.id),
        );
      return left;
    },
    failedRounds,
    now: deps.now(),
    logger,
  });
  const written = new Set(steps.documents.map(({ id }) => id));
  await importBases.keep(
    record,
    steps.files.filter(({ id }) => !written.has(id)),
  );
  await documentImports.end(record, deps.now());
  deps.published.forget();
};

const settling = (deps: SettleDeps, failedRounds: FailedRounds) => ({
  imports: deps.documentImports,
  carryOut: (record: LoggedImport) => carryOut(deps, failedRounds, record),
  logger: deps.logger,
});

/** Carries out what was just decided. Throws DomainError 503 where it is not done yet, and 409 naming what was left out. */
export const finishDocumentImport = (deps: SettleDeps, decided: ImportKey): Promise<void> =>
  finishImport(settling(deps, 'counted'), decided);

/** An import that a crash left half done. */
export const settleDocumentImports = (
  deps: SettleDeps,
  failedRounds: FailedRounds = 'counted',
): Promise<void> => settleImports(settling(deps, failedRounds), deps.now());
