import { unknownFilter, unknownSort } from './staff-list-refusals.ts';
import type { StaffList } from './staff-list.ts';
import { fold } from '../text/fold.ts';
import { isFoundBy, searchPrefix } from '../text/search-terms.ts';
import type { z } from 'zod';

interface PageOptions<Row> {
  /** What the free text is looked for in. */
  text: (row: Row) => readonly string[];
  /** The fields that may be sorted by. */
  sortable: readonly (keyof Row & string)[];
  /** The fields that may be filtered by, and their values. */
  filters: z.ZodType<{ [Field in keyof Row]?: Row[Field] | undefined }>;
}

type Sortable = string | number | boolean | Date;

const compare = (a: unknown, b: unknown): number => {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b);
  // What is sorted by is one of these in every row.
  return Number(a as Sortable) - Number(b as Sortable);
};

/** Rows with a text that is just what is looked for stand before the others, all in their order. */
const exactFirst = <Row>(rows: readonly Row[], q: string | null, text: PageOptions<Row>['text']): Row[] => {
  const meant = q === null ? '' : fold(q.trim());
  const isExact = (row: Row): boolean => meant !== '' && text(row).some((one) => fold(one.trim()) === meant);
  return [...rows.filter(isExact), ...rows.filter((row) => !isExact(row))];
};

/**
 * One page of a list for staff that is small enough to be held and looked through whole, such as what content/ has. Rows come in
 * their own order, which stands unless another is asked for; what is just the free text comes first. Throws DomainError 400 naming `sort` or `filter`.
 */
export const staffPage = <Row extends { id: string }>(
  rows: readonly Row[],
  { q, ids, filter, sort, range }: StaffList,
  { text, sortable, filters }: PageOptions<Row>,
): { rows: Row[]; total: number } => {
  const parsed = filters.safeParse(filter);
  if (!parsed.success) throw unknownFilter();
  const wanted = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  const field = sort && sortable.find((name) => name === sort.field);
  if (sort && !field) throw unknownSort();

  const prefixes = q === null ? [] : searchPrefix(q);
  const found = rows.filter(
    (row) =>
      (ids === null || ids.includes(row.id)) &&
      wanted.every(([name, value]) => row[name as keyof Row] === value) &&
      isFoundBy(text(row), prefixes),
  );
  const direction = sort?.order === 'DESC' ? -1 : 1;
  const sorted = field ? found.toSorted((a, b) => direction * compare(a[field], b[field])) : found;
  return { rows: exactFirst(sorted, q, text).slice(range.from, range.to + 1), total: found.length };
};
