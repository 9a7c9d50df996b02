import { isDeepStrictEqual } from 'node:util';
import type { courseOrderSchema } from '@academy/contracts/http/catalog/course-outline.ts';
import { byCourseOrder } from '@academy/contracts/shared/entitlement.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { z } from 'zod';
import { movedBetween, orderFaults, placesFor } from '../../domain/arrangement.ts';
import { notAnOrder } from '../../domain/authoring-texts.ts';
import { courseEvents } from '../../domain/course-events.ts';
import { changedMeanwhile } from '../../domain/staff-content-texts.ts';
import { toStaffCourse, type StaffCourse } from '../../views/staff-content-views.ts';
import type { CatalogDeps } from '../deps.ts';

type OrderDeps = Pick<CatalogDeps, 'courses' | 'outline' | 'now'>;
type CourseOrder = z.output<typeof courseOrderSchema> & { actorId: string };

interface Place {
  id: string;
  /** The place that it was read in. */
  from: number | undefined;
  orderIndex: number;
  /** What else is told with this write. */
  audit: readonly PendingEvent[];
}

const put = ({ courses, now }: OrderDeps, { id, from, orderIndex, audit }: Place) =>
  courses.change(id, (before) => {
    if (before.orderIndex === orderIndex) return null;
    // Another replica orders them at the same time.
    if (before.orderIndex !== from) throw changedMeanwhile();
    const state = { orderIndex, updatedAt: now(), orderedByStaff: true };
    return { state, events: [...courseEvents(before, { ...before, ...state }), ...audit] };
  });

/** Moving one moves those behind it, which staff did not choose: the audit log hears of the one, else of the order as a whole. */
const orderedBy = ({ before, ids, actorId }: CourseOrder, at: Date): PendingEvent =>
  staffActionRecorded({
    actorId,
    action: 'course.ordered',
    resource: 'courses',
    resourceId: movedBetween(before, ids) ?? 'order',
    fields: ['orderIndex'],
    at,
  });

const takeOrder = async (deps: OrderDeps, order: CourseOrder): Promise<void> => {
  const { ids, before } = order;
  const all = (await deps.courses.listForStaff()).toSorted(byCourseOrder);
  const there = all.map(({ _id }) => _id);
  if (!isDeepStrictEqual(before, there)) throw changedMeanwhile();
  const given = ids.map((id, at) => ({ id, path: `ids.${at}` }));
  const faults = orderFaults('ids', given, there);
  if (faults.length > 0) throw notAnOrder(faults);
  if (isDeepStrictEqual(ids, there)) return;
  const places = placesFor(all.map(({ orderIndex }) => orderIndex));
  const placed = new Map(all.map(({ _id, orderIndex }) => [_id, orderIndex]));
  const moved = ids
    .map((id, at) => ({ id, from: placed.get(id), orderIndex: places[at] ?? at }))
    .filter(({ from, orderIndex }) => from !== orderIndex);
  for (const [at, one] of moved.entries())
    await put(deps, { ...one, audit: at === 0 ? [orderedBy(order, deps.now())] : [] });
  deps.outline.forget();
};

/**
 * Puts all courses in this order. Throws 409 where they are not in the order `before` that it was made from, and 400 naming
 * what is missing from it, foreign or there twice.
 */
export const orderCourses = async (deps: OrderDeps, order: CourseOrder): Promise<StaffCourse[]> => {
  await deps.courses.withOrderLock(() => takeOrder(deps, order));
  const ordered = await deps.courses.listForStaff();
  return ordered.toSorted(byCourseOrder).map(toStaffCourse);
};
