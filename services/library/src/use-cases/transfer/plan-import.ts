import type { ImportChoice, ImportPlan, ImportSource } from '@academy/contracts/shared/content-transfer.ts';
import type { ComparedRecord } from '@academy/service-kit/content/transfer/compare-record.ts';
import { fingerprints } from '@academy/service-kit/content/transfer/fingerprints.ts';
import { planBasis } from '@academy/service-kit/content/transfer/plan-basis.ts';
import { allForFiles, shownRecords } from '@academy/service-kit/content/transfer/plan-choices.ts';
import { filesFaulty } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import { documentFields } from '../../content/document-fields.ts';
import { categoryToday } from '../../domain/categories/category-today.ts';
import type { DocumentCategoryRecord } from '../../domain/categories/document-category.ts';
import type { DocumentFields, LibraryDocumentRecord } from '../../domain/library-document.ts';
import type { DocumentStep, ImportSteps } from '../../domain/transfer/import-steps.ts';
import { fileReason } from '../../domain/transfer/transfer-texts.ts';
import type { LibraryDeps } from '../deps.ts';
import { assertSavable } from './assert-savable.ts';
import { compareDocuments, type StoredDocuments } from './compare-documents.ts';
import { readSource, type SentDocument } from './read-source.ts';

/** What an import shows before anything is written, and what it would write. */
export interface PlannedImport {
  plan: ImportPlan;
  steps: ImportSteps;
  sent: readonly SentDocument[];
}

/** Stands for these documents as they are stored, and for their bases: another one as soon as any of them changes. */
const basisOf = (
  deps: Pick<LibraryDeps, 'importBases'>,
  sent: readonly SentDocument[],
  stored: StoredDocuments,
): Promise<string> => {
  const versions = sent.map(({ document: { id } }) => [id, stored.get(id)?.version ?? null]);
  const records = sent.map(({ document: { id } }) => ({ kind: 'documents', id }));
  return planBasis(deps, records, versions);
};

/** What is stored of the documents of the files. Throws DomainError 400 naming what lies in the bin or ended there. */
const storedDocuments = async (
  { documents }: Pick<LibraryDeps, 'documents'>,
  sent: readonly SentDocument[],
): Promise<StoredDocuments> => {
  const stored = new Map<string, LibraryDocumentRecord>();
  const faults: FieldError[] = [];
  for (const { folder, document } of sent) {
    const there = await documents.findAnywhere(document.id);
    const isGone = there
      ? Boolean(there.binnedAt ?? there.endedAt)
      : await documents.isRemovedImport(document.id);
    if (isGone) faults.push(fileReason(`${folder}/document.yaml`, 'inBin'));
    else if (there) stored.set(document.id, there);
  }
  if (faults.length > 0) throw filesFaulty(faults);
  return stored;
};

/** The same once more, as a basis. */
export const basisNow = async (
  deps: Pick<LibraryDeps, 'documents' | 'importBases'>,
  sent: readonly SentDocument[],
): Promise<string> => basisOf(deps, sent, await storedDocuments(deps, sent));

/** An earlier export may stand in a category that staff have deleted or retired since. */
const inCategoryToday = (
  sent: SentDocument,
  { stored, categories }: { stored: StoredDocuments; categories: readonly DocumentCategoryRecord[] },
): SentDocument => {
  const { id, file } = sent.document;
  const categoryId = categoryToday(categories, file.categoryId, stored.get(id)?.category);
  return { ...sent, document: { ...sent.document, file: { ...file, categoryId } } };
};

const stepOf = (
  { document, hash }: SentDocument,
  stored: StoredDocuments,
  { is, taken }: ComparedRecord,
): DocumentStep[] => {
  const { id } = document;
  const before = stored.get(id);
  if (!before || is === 'created') return [{ id, create: documentFields(document), hash }];
  if (Object.keys(taken).length === 0) return [];
  // Some fields of its files, which were read by their schema.
  return [{ id, set: taken as Partial<DocumentFields>, was: fingerprints(before, taken) }];
};

const stepsOf = (
  sent: readonly SentDocument[],
  stored: StoredDocuments,
  compared: readonly ComparedRecord[],
): ImportSteps => {
  const records = new Map(compared.map((record) => [record.id, record]));
  return {
    documents: sent.flatMap((one) => {
      const record = records.get(one.document.id);
      return record ? stepOf(one, stored, record) : [];
    }),
    files: compared.map(({ kind, id, file }) => ({ kind, id, fields: file })),
  };
};

/**
 * Reads and checks the files, and compares them with what is stored. Nothing is written. Without choices each conflict is
 * open. Throws DomainError 400 naming file, line and field of each fault.
 */
export const planImport = async (
  deps: LibraryDeps,
  { source, choices }: { source: ImportSource; choices?: readonly ImportChoice[] },
): Promise<PlannedImport> => {
  const { documents, files } = await readSource(source);
  const stored = await storedDocuments(deps, documents);
  const categories = await deps.categories.listWithDeleted();
  const sent = documents.map((one) => inCategoryToday(one, { stored, categories }));
  // Before anything is compared: what moves meanwhile makes it another one.
  const basis = await basisOf(deps, sent, stored);
  const open = await compareDocuments(deps, { sent, stored, categories, choices: choices ?? [] });
  const compared = choices
    ? open
    : await compareDocuments(deps, { sent, stored, categories, choices: allForFiles(open) });
  const steps = stepsOf(sent, stored, compared);
  await assertSavable(deps, { files }, { steps, stored, compared });
  const plan = { basis, records: shownRecords(open), passedOver: [] };
  return { plan, steps, sent };
};
