import { byCourseOrder } from '@academy/contracts/shared/entitlement.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { orderFaults, placesFor } from '../../domain/arrangement.ts';
import { notAnOrder } from '../../domain/authoring-texts.ts';
import { courseEvents } from '../../domain/course-events.ts';
import { toStaffCourse, type StaffCourse } from '../../views/staff-content-views.ts';
import type { CatalogDeps } from '../deps.ts';

type OrderDeps = Pick<CatalogDeps, 'courses' | 'outline' | 'now'>;

const place = (
  { courses, now }: OrderDeps,
  id: string,
  { orderIndex, actorId }: { orderIndex: number; actorId: string },
) =>
  courses.change(id, (before) => {
    if (before.orderIndex === orderIndex) return null;
    const at = now();
    const state = { orderIndex, updatedAt: at, editedByStaff: true };
    const audit = staffActionRecorded({
      actorId,
      action: 'course.ordered',
      resource: 'courses',
      resourceId: id,
      fields: ['orderIndex'],
      at,
    });
    return { state, events: [...courseEvents(before, { ...before, ...state }), audit] };
  });

/** Puts all courses in this order. Throws 400 naming what is missing from it, foreign or there twice. */
export const orderCourses = async (
  deps: OrderDeps,
  { ids, actorId }: { ids: readonly string[]; actorId: string },
): Promise<StaffCourse[]> => {
  const all = await deps.courses.listForStaff();
  const given = ids.map((id, at) => ({ id, path: `ids.${at}` }));
  const faults = orderFaults(
    'ids',
    given,
    all.map(({ _id }) => _id),
  );
  if (faults.length > 0) throw notAnOrder(faults);
  const places = placesFor(all.map(({ orderIndex }) => orderIndex));
  // From the first on: whenever this ends, the first course, open to everybody, is the old one or the new one.
  for (const [at, id] of ids.entries()) await place(deps, id, { orderIndex: places[at] ?? at, actorId });
  deps.outline.forget();
  const ordered = await deps.courses.listForStaff();
  return ordered.toSorted(byCourseOrder).map(toStaffCourse);
};
