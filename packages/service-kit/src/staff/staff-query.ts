import type { z } from 'zod';
import { countedRows } from '@academy/contracts/shared/counted-rows.ts';
import { unknownFilter, unknownSort } from './staff-list-refusals.ts';
import type { StaffList } from './staff-list.ts';
import { withoutOutbox } from '../outbox/outbox-schema.ts';
import { searchable, withAnyAccent } from '../text/any-accent.ts';
import { escapeRegex } from '../text/escape-regex.ts';
import type { RecordModel } from '../mongo/define-model.ts';
import type { Filter, Flat, Projected, Projection, SortOrder } from '../mongo/record-query.ts';

/** The names that staff sort by, and the fields that they are kept in. */
export type SortableFields<R> = ReadonlyMap<string, keyof Flat<R> & string>;

const directions = (order: object): (1 | -1)[] => Object.values(order);

/**
 * The order of a staff list, as mongoose takes it: `sortable` has the names that staff use and the fields they are kept
 * in, `otherwise` holds where staff ask for none. Equals stand by id, so that pages neither skip nor repeat, and in the
 * direction of the field before it, so that one index serves both directions. Throws DomainError 400 naming `sort` for a
 * name that is not sortable.
 */
export const staffSort = <R extends { _id: string }>(
  { sort }: StaffList,
  { sortable, otherwise }: { sortable: SortableFields<R>; otherwise: SortOrder<R> },
): SortOrder<R> => {
  if (sort === null) return { ...otherwise, _id: directions(otherwise).at(-1) ?? 1 };
  const field = sortable.get(sort.field);
  if (field === undefined) throw unknownSort();
  const direction = sort.order === 'ASC' ? 1 : -1;
  // A computed key widens to any string; this one is a field of the record.
  return (field === '_id' ? { _id: direction } : { [field]: direction, _id: direction }) as SortOrder<R>;
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

type TextCondition<Field extends string> = {
  $or?: { [F in Field]?: { $regex: string; $options: string } }[];
};

const inAnyOf = <Field extends string>(
  pattern: string,
  fields: readonly Field[],
): Required<TextCondition<Field>> => {
  const condition = { $regex: pattern, $options: 'i' };
  // A computed key widens to any string; these are the fields that were named.
  return { $or: fields.map((field) => ({ [field]: condition }) as { [F in Field]?: typeof condition }) };
};

/** A free text as a condition on fields: any of them contains it, whatever its case and accents; no condition for no text. */
export const contains = <const Field extends string>(
  q: string | null,
  fields: readonly Field[],
): TextCondition<Field> => (q === null ? {} : inAnyOf(withAnyAccent(q), fields));

/**
 * The same as `contains` of one field that holds the text as `searchable` gives it: for long texts, where each look past case and accents
 * would cost more than the row.
 */
export const containsSearchable = <const Field extends string>(
  q: string | null,
  field: Field,
): { [F in Field]?: { $regex: string } } =>
  // A computed key widens to any string; this one is the field that was named.
  (q === null ? {} : { [field]: { $regex: escapeRegex(searchable(q)) } }) as {
    [F in Field]?: { $regex: string };
  };

/**
 * A free text as what `findStaffPage` lists first: any of these fields is it from end to end, whatever its case and accents; null for
 * no text.
 */
export const isWhole = <const Field extends string>(
  q: string | null,
  fields: readonly Field[],
): Required<TextCondition<Field>> | null => (q === null ? null : inAnyOf(`^${withAnyAccent(q)}$`, fields));

/**
 * The asked range of what meets the conditions, without the outbox's bookkeeping and the fields marked in `without`,
 * and how many meet them: exactly up to `countedRows`; where there are more, more than that and than the page reaches, so that
 * the next one can be asked for. What meets `first` as well stands before all others, in the same order.
 */
export const findStaffPage = async <R, const Without extends Projection<R> = object>(
  model: RecordModel<R>,
  { range }: StaffList,
  options: {
    where: NoInfer<Filter<R>>;
    sort: NoInfer<SortOrder<R>>;
    without?: Without;
    first?: NoInfer<Filter<R>> | null;
  },
): Promise<{ rows: Projected<R, typeof withoutOutbox & Without>[]; total: number }> => {
  const { where, sort, without, first = null } = options;
  // A spread of a type parameter loses which fields it marks.
  const projection = { ...withoutOutbox, ...without } as typeof withoutOutbox & Without;
  const asked = range.to - range.from + 1;
  const read = (meant: Filter<R>, skip: number, limit: number) =>
    model.find(meant, projection).sort(sort).skip(skip).limit(limit).lean();
  // No literal is assignable to a filter of a type parameter.
  const all = ($and: readonly Filter<R>[]) => ({ $and }) as Filter<R>;
  const none = ($nor: readonly Filter<R>[]) => ({ $nor }) as Filter<R>;
  const readBoth = async (exact: Filter<R>) => {
    const firstOnes = all([where, exact]);
    const rows = await read(firstOnes, range.from, asked);
    if (rows.length === asked) return rows;
    // How many stand before the range is known where they begin or end in it.
    const known = range.from === 0 || rows.length > 0;
    const many = known ? range.from + rows.length : await model.countDocuments(firstOnes);
    const others = all([where, none([exact])]);
    return [...rows, ...(await read(others, Math.max(0, range.from - many), asked - rows.length))];
  };
  const [rows, counted] = await Promise.all([
    first ? readBoth(first) : read(where, range.from, asked),
    model.countDocuments(where, { limit: countedRows + 1 }),
  ]);
  const reached = range.from + rows.length + (rows.length === asked ? 1 : 0);
  return { rows, total: counted > countedRows ? Math.max(counted, reached) : counted };
};
