import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import {
  categoryChangedMeanwhile,
  categoryNotFound,
} from '@academy/service-kit/categories/category-texts.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import { categoryRemoved } from '../../domain/categories/category-events.ts';
import { categoryNotEmpty, moveUnfinished, noSuchCategory } from '../../domain/categories/category-texts.ts';
import type { DocumentCategoryRecord } from '../../domain/categories/document-category.ts';
import type { LibraryDeps } from '../deps.ts';
import { requireOpenCategory } from './assert-category.ts';
import { assertNotLast } from './assert-not-last.ts';
import { settleCategory } from './move-documents.ts';

type DeleteDeps = Pick<LibraryDeps, 'categories' | 'documents' | 'published' | 'logger' | 'now'>;

interface Deletion {
  id: string;
  expectedVersion: number | null;
  actorId: string;
}

/** The decision, in one write: from then on it takes no documents, and what it has belongs elsewhere. */
const decide = async (
  { categories, now }: DeleteDeps,
  { id, expectedVersion, actorId, into }: Deletion & { into: string | null },
): Promise<DocumentCategoryRecord> => {
  const deleted = await categories.change(id, (before) => {
    assertExpectedVersion(expectedVersion, before.version, categoryChangedMeanwhile);
    const at = now();
    const audit = staffActionRecorded({
      actorId,
      action: 'document-category.deleted',
      resource: 'document-categories',
      resourceId: id,
      fields: ['nameEs', 'nameEn', ...(into === null ? [] : ['movedInto'])],
      values: { before, after: { movedInto: into } },
      at,
    });
    const state = {
      deletedAt: at,
      deletedBy: actorId,
      movedInto: into,
      keyEs: undefined,
      keyEn: undefined,
    };
    return { state, events: [categoryRemoved(id), audit] };
  });
  if (!deleted) throw categoryNotFound();
  failPoint('library.after_deleted_category');
  return deleted;
};

const finish = async (deps: DeleteDeps, category: DocumentCategoryRecord): Promise<{ id: string }> => {
  if (!(await settleCategory(deps, category))) throw moveUnfinished();
  return { id: category._id };
};

/** Deletes a category that has no documents. Throws DomainError 404, and 409 saying how many it has, or where it is the last. */
export const deleteCategory = async (deps: DeleteDeps, deletion: Deletion): Promise<{ id: string }> => {
  if (!(await deps.categories.find(deletion.id))) throw categoryNotFound();
  await assertNotLast(deps, deletion.id);
  const counts = (await deps.documents.countByCategory()).get(deletion.id);
  if (counts) throw categoryNotEmpty(counts);
  return finish(deps, await decide(deps, { ...deletion, into: null }));
};

/**
 * Deletes a category and moves all its documents into another one. Once decided it is carried out, after a crash by the next round:
 * sent again, it goes on and answers the same. Throws DomainError 400 naming `into`, 404, 409, and 503 where it is not done yet.
 */
export const moveAndDeleteCategory = async (
  deps: DeleteDeps,
  { into, ...deletion }: Deletion & { into: string },
): Promise<{ id: string }> => {
  const current = await deps.categories.findWithDeleted(deletion.id);
  if (current?.deletedAt && current.movedInto === into) return finish(deps, current);
  if (!current || current.deletedAt) throw categoryNotFound();
  if (into === deletion.id) throw noSuchCategory('into');
  await requireOpenCategory(deps, into, 'into');
  return finish(deps, await decide(deps, { ...deletion, into }));
};
