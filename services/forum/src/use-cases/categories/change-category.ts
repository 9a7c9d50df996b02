import {
  generalCategoryId,
  type forumCategoryChangeSchema,
  type forumCategoryDraftSchema,
  type StaffForumCategory,
} from '@academy/contracts/http/forum/categories.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { categoryIdFrom, lastPlace } from '@academy/service-kit/categories/category.ts';
import { categoryNotFound, categoryTaken } from '@academy/service-kit/categories/category-texts.ts';
import { editedCategory } from '@academy/service-kit/categories/edit-category.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { z } from 'zod';
import { generalStays } from '../../domain/category-texts.ts';
import type { CategoryRecord, CategoryState } from '../../domain/category.ts';
import type { ForumDeps } from '../deps.ts';
import { showStaffCategory } from './staff-categories.ts';

const resource = 'categories';

type Draft = z.output<typeof forumCategoryDraftSchema>;
type Change = z.output<typeof forumCategoryChangeSchema>;

const create = async ({ categories }: ForumDeps, state: CategoryState, event: PendingEvent) => {
  try {
    return await categories.create(state, [event]);
  } catch (error) {
    if (error instanceof DuplicateKeyError) throw categoryTaken();
    throw error;
  }
};

/** Adds a category that staff wrote, last in the order. */
export const createCategory = async (
  deps: ForumDeps,
  { draft, actorId }: { draft: Draft; actorId: string },
): Promise<StaffForumCategory> => {
  const { id: given, ...texts } = draft;
  const id = given ?? categoryIdFrom(draft.nameEn);
  const all = await deps.categories.list();
  const at = deps.now();
  const state: CategoryState = {
    _id: id,
    ...texts,
    orderIndex: lastPlace(all),
    isRetired: false,
    createdAt: at,
    updatedAt: at,
    importedHash: null,
    editedByStaff: true,
  };
  const event = staffActionRecorded({
    actorId,
    action: 'category.created',
    resource,
    resourceId: id,
    fields: Object.keys(draft),
    at,
  });
  const created = await create(deps, state, event);
  deps.categoryList.forget();
  return showStaffCategory(deps, created);
};

/** Renames, moves, retires or brings back a category. An import no longer changes it. */
export const changeCategory = async (
  deps: ForumDeps,
  edit: StaffEdit<Change>,
): Promise<StaffForumCategory> => {
  const { id, change } = edit;
  if (id === generalCategoryId && change.isRetired) throw generalStays();
  const changed = await deps.categories.change(id, (before: CategoryRecord) => {
    const at = deps.now();
    const edited = editedCategory(before, { ...edit, at, audit: { action: 'category.updated', resource } });
    if (!edited) return null;
    return { state: { ...edited.fields, updatedAt: at, editedByStaff: true }, events: [edited.event] };
  });
  if (!changed) throw categoryNotFound();
  deps.categoryList.forget();
  return showStaffCategory(deps, changed);
};
