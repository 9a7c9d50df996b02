import type { z } from 'zod';
import { unknownFilter, unknownSort } from '../http/staff-list-refusals.ts';
import type { StaffList } from '../http/staff-list.ts';
import { withoutOutbox } from '../outbox/outbox-schema.ts';
import { escapeRegex } from '../text/escape-regex.ts';
import type { AnyModel } from './any-model.ts';

export type SortOrder = Readonly<Record<string, 1 | -1>>;

/**
 * The order of a staff list, as mongoose takes it: `sortable` has the names that staff use and the fields they are kept
 * in, `otherwise` holds where staff ask for none. Equals stand by id, so that pages neither skip nor repeat. Throws
 * DomainError 400 naming `sort` for a name that is not sortable.
 */
export const staffSort = (
  { sort }: StaffList,
  { sortable, otherwise }: { sortable: ReadonlyMap<string, string>; otherwise: SortOrder },
): SortOrder => {
  if (sort === null) return { ...otherwise, _id: 1 };
  const field = sortable.get(sort.field);
  if (field === undefined) throw unknownSort();
  const direction = sort.order === 'ASC' ? 1 : -1;
  return field === '_id' ? { _id: direction } : { [field]: direction, _id: 1 };
};

/**
 * The filters of a staff list beside its free text and ids, parsed; those not given are absent. Throws DomainError 400
 * naming `filter` for what the schema does not know.
 */
export const staffFilters = <Schema extends z.ZodType>(
  { filter }: StaffList,
  schema: Schema,
): z.output<Schema> => {
  const parsed = schema.safeParse(filter);
  if (!parsed.success) throw unknownFilter();
  return parsed.data;
};

/** A free text as a condition on fields: any of them contains it, whatever its case; no condition for no text. */
export const contains = (q: string | null, fields: readonly string[]): Record<string, unknown> => {
  if (q === null) return {};
  const pattern = escapeRegex(q);
  return { $or: fields.map((field) => ({ [field]: { $regex: pattern, $options: 'i' } })) };
};

/** The asked range of what meets the conditions, without the outbox's bookkeeping, and how many meet them in all. */
export const findStaffPage = async <Row>(
  model: AnyModel,
  { range }: StaffList,
  { where, sort }: { where: Record<string, unknown>; sort: SortOrder },
): Promise<{ rows: Row[]; total: number }> => {
  const [rows, total] = await Promise.all([
    model
      .find(where, withoutOutbox)
      .sort(sort)
      .skip(range.from)
      .limit(range.to - range.from + 1)
      .lean<Row[]>(),
    model.countDocuments(where),
  ]);
  return { rows, total };
};
