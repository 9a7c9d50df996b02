import type { newLessonSchema } from '@academy/contracts/http/catalog/new-content.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { z } from 'zod';
import { parentMissing, titleMissing } from '../../domain/authoring-texts.ts';
import { lastPlace } from '../../domain/last-place.ts';
import { nameless } from '../../domain/missing-texts.ts';
import { toStaffLesson, type StaffLesson } from '../../views/staff-content-views.ts';
import type { CatalogDeps } from '../deps.ts';
import { createOnce } from './create-once.ts';

type LessonDraft = z.output<typeof newLessonSchema>;

/** Makes a lesson: a draft without exercises, the last of its course. */
export const createLesson = async (
  { courses, lessons, now }: Pick<CatalogDeps, 'courses' | 'lessons' | 'now'>,
  { draft, actorId }: { draft: LessonDraft; actorId: string },
): Promise<StaffLesson> => {
  const { id = newId(), ...fields } = draft;
  const titles = nameless(fields);
  if (titles.length > 0) throw titleMissing(titles);
  const made = await createOnce({
    find: () => lessons.find(id),
    create: async () => {
      if (!(await courses.find(fields.courseId))) throw parentMissing('courseId');
      const at = now();
      const state = {
        _id: id,
        ...fields,
        orderIndex: lastPlace(await lessons.listOfCourse(fields.courseId)),
        status: 'draft' as const,
        exercises: [],
        createdAt: at,
        updatedAt: at,
        importedHash: null,
        editedByStaff: true,
      };
      const action = { actorId, action: 'lesson.created', resource: 'lessons', resourceId: id, at };
      return lessons.create(state, [staffActionRecorded({ ...action, fields: Object.keys(fields) })], {
        by: actorId,
        source: 'created',
      });
    },
  });
  return toStaffLesson(made);
};
