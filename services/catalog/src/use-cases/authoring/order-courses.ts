import { byCourseOrder } from '@academy/contracts/shared/entitlement.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { orderFaults, placesFor } from '../../domain/arrangement.ts';
import { notAnOrder } from '../../domain/authoring-texts.ts';
import { courseEvents } from '../../domain/course-events.ts';
import { toStaffCourse, type StaffCourse } from '../../views/staff-content-views.ts';
import type { CatalogDeps } from '../deps.ts';

type OrderDeps = Pick<CatalogDeps, 'courses' | 'outline' | 'now'>;

interface Place {
  id: string;
  orderIndex: number;
  /** What else is told with this write. */
  audit: readonly PendingEvent[];
}

const put = ({ courses, now }: OrderDeps, { id, orderIndex, audit }: Place) =>
  courses.change(id, (before) => {
    if (before.orderIndex === orderIndex) return null;
    const state = { orderIndex, updatedAt: now(), editedByStaff: true };
    return { state, events: [...courseEvents(before, { ...before, ...state }), ...audit] };
  });

const orderedBy = (actorId: string, id: string, at: Date): PendingEvent =>
  staffActionRecorded({
    actorId,
    action: 'course.ordered',
    resource: 'courses',
    resourceId: id,
    fields: ['orderIndex'],
    at,
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
  const before = new Map(all.map(({ _id, orderIndex }) => [_id, orderIndex]));
  const moved = ids
    .map((id, at) => ({ id, orderIndex: places[at] ?? at }))
    .filter(({ id, orderIndex }) => before.get(id) !== orderIndex);
  // From the first on: whenever this ends, the first course, open to everybody, is the old one or the new one.
  for (const [at, one] of moved.entries()) {
    // Moving one moves those behind it, which staff did not choose: the audit log hears of it once.
    const audit = at === 0 ? [orderedBy(actorId, one.id, deps.now())] : [];
    await put(deps, { ...one, audit });
  }
  deps.outline.forget();
  const ordered = await deps.courses.listForStaff();
  return ordered.toSorted(byCourseOrder).map(toStaffCourse);
};
