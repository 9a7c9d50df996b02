import {
  generalCategoryId,
  type forumCategoryChangeSchema,
  type forumCategoryDraftSchema,
  type StaffForumCategory,
} from '@academy/contracts/http/forum/categories.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { staffActionRecorded, type StaffAction } from '@academy/service-kit/audit/staff-action.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import { fold } from '@academy/service-kit/text/fold.ts';
import type { z } from 'zod';
import {
  categoryChangedMeanwhile,
  categoryNotFound,
  categoryTaken,
  generalStays,
} from '../../domain/category-texts.ts';
import type { CategoryRecord, CategoryState } from '../../domain/category.ts';
import type { ForumDeps } from '../deps.ts';
import { showStaffCategory } from './staff-categories.ts';

type Draft = z.output<typeof forumCategoryDraftSchema>;
type Change = z.output<typeof forumCategoryChangeSchema>;

interface Recorded extends Pick<StaffAction, 'values'> {
  action: 'created' | 'updated';
  id: string;
  actorId: string;
  fields: string[];
  at: Date;
}

const audited = ({ action, id, ...rest }: Recorded): PendingEvent =>
  staffActionRecorded({
    ...rest,
    action: `category.${action}`,
    resource: 'categories',
    resourceId: id,
  });

const longestId = 60;

/** `Prompts at work` is `prompts-at-work`. */
const idFrom = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestId) || newId();

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
  const id = given ?? idFrom(draft.nameEn);
  const all = await deps.categories.list();
  const at = deps.now();
  const state: CategoryState = {
    _id: id,
    ...texts,
    orderIndex: (all.at(-1)?.orderIndex ?? -1) + 1,
    isRetired: false,
    createdAt: at,
    updatedAt: at,
    importedHash: null,
    editedByStaff: true,
  };
  const event = audited({ action: 'created', id, actorId, fields: Object.keys(draft), at });
  const created = await create(deps, state, event);
  deps.categoryList.forget();
  return showStaffCategory(deps, created);
};

/** Renames, moves, retires or brings back a category. An import no longer changes it. */
export const changeCategory = async (
  deps: ForumDeps,
  { id, change, expectedVersion, actorId }: StaffEdit<Change>,
): Promise<StaffForumCategory> => {
  if (id === generalCategoryId && change.isRetired) throw generalStays();
  const changed = await deps.categories.change(id, (before: CategoryRecord) => {
    assertExpectedVersion(expectedVersion, before.version, categoryChangedMeanwhile);
    const fields = changedFields(before, change);
    const names = Object.keys(fields);
    if (names.length === 0) return null;
    const at = deps.now();
    const event = audited({
      action: 'updated',
      id,
      actorId,
      fields: names,
      values: { before, after: fields },
      at,
    });
    return { state: { ...fields, updatedAt: at, editedByStaff: true }, events: [event] };
  });
  if (!changed) throw categoryNotFound();
  deps.categoryList.forget();
  return showStaffCategory(deps, changed);
};
