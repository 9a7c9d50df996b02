import type {
  documentCategoryChangeSchema,
  documentCategoryDraftSchema,
  StaffDocumentCategory,
} from '@academy/contracts/http/library/document-categories.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { categoryIdFrom, lastPlace } from '@academy/service-kit/categories/category.ts';
import { categoryNotFound, categoryTaken } from '@academy/service-kit/categories/category-texts.ts';
import { editedCategory } from '@academy/service-kit/categories/edit-category.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { z } from 'zod';
import { categoryChanged } from '../../domain/categories/category-events.ts';
import { nameTaken } from '../../domain/categories/category-texts.ts';
import { nameKeys, type DocumentCategoryState } from '../../domain/categories/document-category.ts';
import type { LibraryDeps } from '../deps.ts';
import { assertNotLast } from './assert-not-last.ts';
import { showStaffCategory } from './list-categories.ts';

type Draft = z.output<typeof documentCategoryDraftSchema>;
type Change = z.output<typeof documentCategoryChangeSchema>;
type ChangeDeps = Pick<LibraryDeps, 'categories' | 'documents' | 'now'>;

const resource = 'document-categories';

/** A write; that a name or an id is taken surfaces as DomainError 409 naming the field. */
const unlessTaken = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
    if (error.fields.includes('keyEs')) throw nameTaken('nameEs');
    if (error.fields.includes('keyEn')) throw nameTaken('nameEn');
    throw categoryTaken();
  }
};

/** The id that staff give, or one from the name: a deleted category keeps its own for good. */
const idOf = async ({ categories }: ChangeDeps, { id, nameEn }: Draft): Promise<string> => {
  const made = id ?? categoryIdFrom(nameEn);
  return id === undefined && (await categories.findWithDeleted(made))?.deletedAt ? newId() : made;
};

/** Adds a category that staff wrote, last in the order. */
export const createCategory = async (
  deps: ChangeDeps,
  { draft, actorId }: { draft: Draft; actorId: string },
): Promise<StaffDocumentCategory> => {
  const { nameEs, nameEn } = draft;
  const [at, id] = [deps.now(), await idOf(deps, draft)];
  const state: DocumentCategoryState = {
    _id: id,
    nameEs,
    nameEn,
    ...nameKeys(draft),
    orderIndex: lastPlace(await deps.categories.list()),
    isRetired: false,
    createdAt: at,
    updatedAt: at,
  };
  const audit = staffActionRecorded({
    actorId,
    action: 'document-category.created',
    resource,
    resourceId: id,
    fields: Object.keys(draft),
    values: { before: {}, after: draft },
    at,
  });
  const created = await unlessTaken(() => deps.categories.create(state, [categoryChanged(state), audit]));
  return showStaffCategory(deps, created);
};

/** Renames, moves, retires or brings back a category. Throws DomainError 404, and 409 where a name is taken or it has moved on. */
export const changeCategory = async (
  deps: ChangeDeps,
  edit: StaffEdit<Change>,
): Promise<StaffDocumentCategory> => {
  if (edit.change.isRetired) await assertNotLast(deps, edit.id);
  const audit = { action: 'document-category.updated', resource };
  const changed = await unlessTaken(() =>
    deps.categories.change(edit.id, (before) => {
      const at = deps.now();
      const edited = editedCategory(before, { ...edit, at, audit });
      if (!edited) return null;
      const after = { ...before, ...edited.fields };
      const state = { ...edited.fields, ...nameKeys(after), updatedAt: at };
      return { state, events: [categoryChanged(after), edited.event] };
    }),
  );
  if (!changed) throw categoryNotFound();
  return showStaffCategory(deps, changed);
};
