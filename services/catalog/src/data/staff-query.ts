import { unknownFilter, unknownSort } from '@academy/service-kit/http/staff-list-refusals.ts';
import type { StaffList } from '@academy/service-kit/http/staff-list.ts';
import type { z } from 'zod';

/** The sort of a staff list, by the names that staff use and the fields they are kept in. Throws DomainError 400. */
export const staffSort = (
  { sort }: StaffList,
  options: { sortable: ReadonlyMap<string, string>; otherwise: string },
): Record<string, 1 | -1> => {
  if (sort === null) return { [options.otherwise]: -1, _id: 1 };
  const field = options.sortable.get(sort.field);
  if (field === undefined) throw unknownSort();
  const direction = sort.order === 'ASC' ? 1 : -1;
  return field === '_id' ? { _id: direction } : { [field]: direction, _id: 1 };
};

/** The filters of a staff list, parsed. Throws DomainError 400 for one that the schema does not know. */
export const staffFilters = <Schema extends z.ZodType>(
  { filter }: StaffList,
  schema: Schema,
): z.output<Schema> => {
  const parsed = schema.safeParse(filter);
  if (!parsed.success) throw unknownFilter();
  return parsed.data;
};

/** A free text as a condition on fields: any of them contains it, whatever its case. */
export const contains = (q: string | null, fields: readonly string[]): Record<string, unknown> => {
  if (q === null) return {};
  const pattern = q.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return { $or: fields.map((field) => ({ [field]: { $regex: pattern, $options: 'i' } })) };
};
