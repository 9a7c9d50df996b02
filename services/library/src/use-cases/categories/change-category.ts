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
import { assertNotLast, assertSomeOpen } from './assert-not-last.ts';
import { showStaffCategory } from './list-categories.ts';

type Draft = z.output<typeof documentCategoryDraftSchema>;
type Change = z.output<typeof documentCategoryChangeSchema>;
type ChangeDeps = Pick<LibraryDeps, 'categories' | 'documents' | 'now'>;

const resource = 'document-categories';
const updated = { action: 'document-category.updated', resource };

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

/** The console has its form for a new category at this address. */
const reservedId = 'create';

/** The id that staff give, or one from the name, where no category has or had it: staff neither see nor choose that one. */
const idOf = async ({ categories }: ChangeDeps, { id, nameEn }: Draft): Promise<string> => {
  if (id === reservedId) throw categoryTaken();
  if (id !== undefined) return id;
  const made = categoryIdFrom(nameEn);
  return made === reservedId || (await categories.findWithDeleted(made)) ? newId() : made;
};

/** Two names of one id may come at once. */
const withOwnId = async <T>(create: (id: string) => Promise<T>, id: string): Promise<T> => {
  try {
    return await create(id);
  } catch (error) {
    if (!(error instanceof DuplicateKeyError) || !error.fields.includes('_id')) throw error;
    return create(newId());
  }
};

/** Adds a category that staff wrote, last in the order. */
export const createCategory = async (
  deps: ChangeDeps,
  { draft, actorId }: { draft: Draft; actorId: string },
): Promise<StaffDocumentCategory> => {
  const { nameEs, nameEn } = draft;
  const [at, orderIndex] = [deps.now(), lastPlace(await deps.categories.list())];
  const create = (_id: string) => {
    const state: DocumentCategoryState = {
      _id,
      nameEs,
      nameEn,
      ...nameKeys(draft),
      orderIndex,
      isRetired: false,
      createdAt: at,
      updatedAt: at,
    };
    const audit = staffActionRecorded({
      actorId,
      action: 'document-category.created',
      resource,
      resourceId: _id,
      fields: Object.keys(draft),
      values: { before: {}, after: draft },
      at,
    });
    return deps.categories.create(state, [categoryChanged(state), audit]);
  };
  const id = await idOf(deps, draft);
  const created = await unlessTaken(() => (draft.id === undefined ? withOwnId(create, id) : create(id)));
  return showStaffCategory(deps, created);
};

/** Brings back what was retired. */
const takeBack = (deps: ChangeDeps, { id, actorId }: StaffEdit<Change>) =>
  deps.categories.change(id, (before) => {
    const at = deps.now();
    const edit = { id, change: { isRetired: false }, expectedVersion: null, actorId, at, audit: updated };
    const edited = editedCategory(before, edit);
    if (!edited) return null;
    const state = { ...edited.fields, updatedAt: at };
    return { state, events: [categoryChanged({ ...before, ...state }), edited.event] };
  });

/** Renames, moves, retires or brings back a category. Throws DomainError 404, and 409 where a name is taken or it has moved on. */
export const changeCategory = async (
  deps: ChangeDeps,
  edit: StaffEdit<Change>,
): Promise<StaffDocumentCategory> => {
  if (edit.change.isRetired) await assertNotLast(deps, edit.id);
  const changed = await unlessTaken(() =>
    deps.categories.change(edit.id, (before) => {
      const at = deps.now();
      const edited = editedCategory(before, { ...edit, at, audit: updated });
      if (!edited) return null;
      const after = { ...before, ...edited.fields };
      const state = { ...edited.fields, ...nameKeys(after), updatedAt: at };
      return { state, events: [categoryChanged(after), edited.event] };
    }),
  );
  if (!changed) throw categoryNotFound();
  if (edit.change.isRetired) await assertSomeOpen(deps, () => takeBack(deps, edit));
  return showStaffCategory(deps, changed);
};
