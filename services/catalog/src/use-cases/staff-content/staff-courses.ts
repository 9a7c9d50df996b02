import type { courseChangeSchema } from '@academy/contracts/http/catalog/staff-courses.ts';
import { levelSchema } from '@academy/contracts/http/catalog/courses.ts';
import { byCourseOrder } from '@academy/contracts/shared/entitlement.ts';
import { contentStatusSchema } from '@academy/contracts/shared/lists.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { z } from 'zod';
import { toStaffCourse, type StaffCourse } from '../../views/staff-content-views.ts';
import { courseNotFound } from '../../domain/catalog-texts.ts';
import { changedMeanwhile } from '../../domain/staff-content-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { claimCoverImage } from '../course-covers/claim-cover-image.ts';
import { savedBy, type ContentEdit } from './content-edit.ts';
import { editCourse } from './edit-course.ts';
import { settleCourseImport } from '../transfer/settle-import.ts';
import { staffPage } from '@academy/service-kit/staff/staff-page.ts';

type CourseChange = z.output<typeof courseChangeSchema>;

const list = {
  text: ({ titleEs, titleEn, descriptionEs, descriptionEn }: StaffCourse) => [
    titleEs,
    titleEn,
    descriptionEs,
    descriptionEn,
  ],
  sortable: [
    'id',
    'titleEs',
    'titleEn',
    'level',
    'isPremium',
    'orderIndex',
    'estimatedMinutes',
    'status',
    'queuedAt',
    'updatedAt',
  ] as const,
  filters: z.strictObject({
    status: contentStatusSchema.optional(),
    level: levelSchema.optional(),
    isPremium: z.boolean().optional(),
  }),
};

/** A page of all courses for staff, by their order, with the count of all that match. */
export const listCoursesForStaff = async (
  { courses }: CatalogDeps,
  query: StaffList,
): Promise<{ rows: StaffCourse[]; total: number }> => {
  const all = await courses.listForStaff();
  const inOrder = all.toSorted(byCourseOrder);
  return staffPage(inOrder.map(toStaffCourse), query, list);
};

export const readCourseForStaff = async ({ courses }: CatalogDeps, id: string): Promise<StaffCourse> => {
  const course = await courses.find(id);
  if (!course) throw courseNotFound();
  return toStaffCourse(course);
};

/** Changes a course by staff; order and status take effect at once. */
export const changeCourse = async (
  deps: CatalogDeps,
  edit: ContentEdit<CourseChange>,
): Promise<StaffCourse> => {
  const { id, change, expectedVersion, actorId, restores } = edit;
  await settleCourseImport(deps, id);
  const changed = await deps.courses.change(id, async (before) => {
    assertExpectedVersion(expectedVersion, before.version, changedMeanwhile);
    // Absent in what an earlier release kept, which is no change.
    const fields = changedFields({ ...before, coverImage: before.coverImage ?? null }, change);
    if (Object.keys(fields).length === 0) return null;
    await claimCoverImage(deps, fields.coverImage);
    const at = deps.now();
    const { state, events } = await editCourse(deps, before, { fields, at });
    const audit = staffActionRecorded({
      actorId,
      action: restores ? 'course.version_restored' : 'course.updated',
      resource: 'courses',
      resourceId: id,
      fields: Object.keys(fields),
      values: { before, after: fields },
      at,
    });
    return { state, events: [...events, audit], saved: savedBy(edit) };
  });
  if (!changed) throw courseNotFound();
  deps.outline.forget();
  return toStaffCourse(changed);
};
