import { isInBin } from '@academy/service-kit/bin/bin.ts';
import { orLater } from '@academy/service-kit/concurrency/or-later.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { DocumentCategoryRecord } from '../../domain/categories/document-category.ts';
import { heirOf } from '../../domain/categories/heir.ts';
import { documentEvents } from '../../domain/document-events.ts';
import type { LibraryDocumentRecord } from '../../domain/library-document.ts';
import type { LibraryDeps } from '../deps.ts';

type MoveDeps = Pick<LibraryDeps, 'categories' | 'documents' | 'published' | 'logger' | 'now'>;

interface Move {
  from: string;
  into: string;
  actorId: string;
  at: Date;
}

/**
 * A document in its new category, in the name of who deleted the old one; null where somebody has moved it meanwhile. Nobody edited its
 * texts: what content/ brought goes on with later releases of it.
 */
const moved = (before: LibraryDocumentRecord, { from, into, actorId, at }: Move) => {
  if (before.category !== from) return null;
  const state = { category: into, updatedAt: at };
  const audit = staffActionRecorded({
    actorId,
    action: 'document.updated',
    resource: 'documents',
    resourceId: before._id,
    fields: ['category'],
    values: { before, after: state },
    at,
  });
  // Of what lies in the bin, others know nothing.
  const told = isInBin(before) ? [] : documentEvents(before, { ...before, ...state }, 'staff');
  return { state, events: [...told, audit], saved: { by: actorId, source: 'saved' } as const };
};

/** Moves what a deleted category still has to where it belongs: a document once, however often this runs. */
const moveDocuments = async (
  deps: MoveDeps,
  { _id: from, deletedBy: actorId }: DocumentCategoryRecord,
): Promise<void> => {
  const ids = await deps.documents.idsIn(from);
  if (ids.length === 0 || actorId === undefined) return;
  const into = heirOf(await deps.categories.listWithDeleted(), from)?._id;
  if (into === undefined) return;
  for (const id of ids) {
    const move = { from, into, actorId, at: deps.now() };
    const work = (before: LibraryDocumentRecord) => moved(before, move);
    if (!(await deps.documents.change(id, work))) await deps.documents.changeInBin(id, work);
    failPoint('library.after_moved_document');
  }
  deps.published.forget();
};

/** No save takes so long: what came as its category was deleted is there by then. */
const mayStillComeMs = 60 * 60_000;

/**
 * Moves the documents of each deleted category: what a crash left, and what was saved into it in the moment that it was deleted.
 * One that fails keeps the others from nothing.
 */
export const settleCategories = async (deps: MoveDeps): Promise<void> => {
  const now = deps.now().getTime();
  for (const category of await deps.categories.listUnsettled())
    await orLater(deps, category._id, async () => {
      await moveDocuments(deps, category);
      const isOver = (category.deletedAt?.getTime() ?? now) < now - mayStillComeMs;
      if (isOver && (await deps.documents.idsIn(category._id)).length === 0)
        await deps.categories.forgetDeleter(category._id);
    });
};

/** The same of one, for who has just deleted it. Returns whether it has none left. */
export const settleCategory = async (deps: MoveDeps, category: DocumentCategoryRecord): Promise<boolean> => {
  await orLater(deps, category._id, () => moveDocuments(deps, category));
  return (await deps.documents.idsIn(category._id)).length === 0;
};
