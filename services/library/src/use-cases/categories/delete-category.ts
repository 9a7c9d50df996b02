import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import {
  categoryChangedMeanwhile,
  categoryNotFound,
} from '@academy/service-kit/categories/category-texts.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import { categoryChanged, categoryRemoved } from '../../domain/categories/category-events.ts';
import { categoryNotEmpty, moveUnfinished, noSuchCategory } from '../../domain/categories/category-texts.ts';
import { nameKeys, type DocumentCategoryRecord } from '../../domain/categories/document-category.ts';
import type { LibraryDeps } from '../deps.ts';
import { requireOpenCategory } from './assert-category.ts';
import { assertNotLast, assertSomeOpen } from './assert-not-last.ts';
import { settleCategory } from './move-documents.ts';

type DeleteDeps = Pick<LibraryDeps, 'categories' | 'documents' | 'published' | 'logger' | 'now'>;

interface Deletion {
  id: string;
  expectedVersion: number | null;
  actorId: string;
}

/** What an earlier call has decided the same way. Throws DomainError 404 where none has. */
const decidedBefore = async (
  { categories }: DeleteDeps,
  { id, into }: { id: string; into: string | null },
): Promise<DocumentCategoryRecord> => {
  const category = await categories.findWithDeleted(id);
  if (!category?.deletedAt || (category.movedInto ?? null) !== into) throw categoryNotFound();
  return category;
};

/** The decision, in one write: from then on it takes no documents, and what it has belongs elsewhere. */
const decide = async (
  deps: DeleteDeps,
  { id, expectedVersion, actorId, into }: Deletion & { into: string | null },
): Promise<DocumentCategoryRecord> => {
  const { categories, now } = deps;
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
  if (!deleted) return decidedBefore(deps, { id, into });
  failPoint('library.after_deleted_category');
  return deleted;
};

const takeBack = ({ categories, now }: DeleteDeps, id: string, actorId: string) =>
  categories.changeDeleted(id, (before) => {
    const at = now();
    const state = {
      ...nameKeys(before),
      deletedAt: null,
      deletedBy: undefined,
      movedInto: null,
      updatedAt: at,
    };
    const audit = staffActionRecorded({
      actorId,
      action: 'document-category.restored',
      resource: 'document-categories',
      resourceId: id,
      fields: ['nameEs', 'nameEn'],
      values: { before: {}, after: before },
      at,
    });
    return { state, events: [categoryChanged(before), audit] };
  });

const carryOut = async (
  deps: DeleteDeps,
  deletion: Deletion & { into: string | null },
): Promise<{ id: string }> => {
  const category = await decide(deps, deletion);
  await assertSomeOpen(deps, () => takeBack(deps, category._id, deletion.actorId));
  if (!(await settleCategory(deps, category))) throw moveUnfinished();
  return { id: category._id };
};

/**
 * Deletes a category that has no documents; sent again, it answers the same. Throws DomainError 404, and 409 saying how many it has, or
 * where it is the last.
 */
export const deleteCategory = async (deps: DeleteDeps, deletion: Deletion): Promise<{ id: string }> => {
  if (await deps.categories.find(deletion.id)) {
    await assertNotLast(deps, deletion.id);
    const counts = (await deps.documents.countByCategory()).get(deletion.id);
    if (counts) throw categoryNotEmpty(counts);
  }
  return carryOut(deps, { ...deletion, into: null });
};

/**
 * Deletes a category and moves all its documents into another one. Once decided it is carried out, after a crash by the next round:
 * sent again, it goes on and answers the same. Throws DomainError 400 naming `into`, 404, 409, and 503 where it is not done yet.
 */
export const moveAndDeleteCategory = async (
  deps: DeleteDeps,
  { into, ...deletion }: Deletion & { into: string },
): Promise<{ id: string }> => {
  if (await deps.categories.find(deletion.id)) {
    if (into === deletion.id) throw noSuchCategory('into');
    await requireOpenCategory(deps, into, 'into');
  }
  return carryOut(deps, { ...deletion, into });
};
