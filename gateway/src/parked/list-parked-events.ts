import { parkedEventSchema } from '@academy/contracts/http/gateway/parked-events.ts';
import { unknownSort } from '@academy/service-kit/staff/staff-list-refusals.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffFilters } from '@academy/service-kit/staff/staff-query.ts';
import type { ParkedMessage } from '@academy/service-kit/parked/parked-log.ts';
import type { ParkedMessages } from '@academy/service-kit/parked/parked-messages.ts';

const filterSchema = parkedEventSchema.pick({ topic: true, group: true, status: true }).partial().strict();

const isKnownOrder = ({ sort }: StaffList): boolean =>
  sort === null || (sort.field === 'parkedAt' && sort.order === 'DESC');

const findEach = async (parked: ParkedMessages, ids: readonly string[]): Promise<ParkedMessage[]> => {
  const found = await Promise.all(ids.map((id) => parked.find(id)));
  return found.filter((message) => message !== null);
};

/**
 * The asked range of the parked events that match, newest first, and how many match. Throws DomainError 400 naming `sort`
 * for another order and `filter` for a field that it does not know.
 */
export const listParkedEvents = async (
  parked: ParkedMessages,
  list: StaffList,
): Promise<{ rows: ParkedMessage[]; total: number }> => {
  if (!isKnownOrder(list)) throw unknownSort();
  const filter = staffFilters(list, filterSchema);
  if (list.ids) {
    const rows = await findEach(parked, list.ids);
    return { rows, total: rows.length };
  }
  const { from, to } = list.range;
  const { items, total } = await parked.list({
    limit: to + 1,
    ...(filter.topic !== undefined && { topic: filter.topic }),
    ...(filter.group !== undefined && { group: filter.group }),
    ...(filter.status !== undefined && { status: filter.status }),
  });
  return { rows: items.slice(from), total };
};
