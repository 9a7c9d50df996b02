import type { newCourseSchema } from '@academy/contracts/http/catalog/new-content.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { z } from 'zod';
import { lastPlace } from '../../domain/last-place.ts';
import { toStaffCourse, type StaffCourse } from '../../views/staff-content-views.ts';
import type { CatalogDeps } from '../deps.ts';
import { assertTexts, termsOf } from '../staff-content/edit-course.ts';
import { createOnce } from './create-once.ts';

type CourseDraft = z.output<typeof newCourseSchema>;

/** Makes a course: a draft without lessons, the last in order. */
export const createCourse = async (
  { courses, now }: Pick<CatalogDeps, 'courses' | 'now'>,
  { draft, actorId }: { draft: CourseDraft; actorId: string },
): Promise<StaffCourse> => {
  const { id = newId(), ...fields } = draft;
  assertTexts({ ...fields, status: 'draft' });
  const made = await createOnce({
    find: () => courses.find(id),
    create: async () => {
      const at = now();
      const state = {
        _id: id,
        ...fields,
        status: 'draft' as const,
        orderIndex: lastPlace(await courses.listForStaff()),
        cover: null,
        lessonIds: [],
        terms: termsOf(fields),
        createdAt: at,
        updatedAt: at,
        publishedAt: null,
        queuedAt: null,
        importedHash: null,
        editedByStaff: true,
      };
      const action = { actorId, action: 'course.created', resource: 'courses', resourceId: id, at };
      return courses.create(state, [staffActionRecorded({ ...action, fields: Object.keys(fields) })], {
        by: actorId,
        source: 'created',
      });
    },
  });
  return toStaffCourse(made);
};
