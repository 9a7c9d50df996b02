import type { Response } from 'express';
import { countedRows } from '@academy/contracts/shared/counted-rows.ts';
import { z } from 'zod';
import { invalid } from '../errors/domain-error.ts';
import type { Localised } from '../text/localised.ts';

/** What ra-data-simple-rest asks for: a sort, a range with both ends included, filters. */
export interface StaffList {
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  range: { from: number; to: number };
  /** Free text. */
  q: string | null;
  /** Exactly these records. */
  ids: string[] | null;
  /** The other filters, by field. */
  filter: Record<string, unknown>;
}

const longestRange = 1000;
const notJson: Localised = {
  es: 'Debe ser JSON con la forma de ra-data-simple-rest.',
  en: 'Must be JSON in the form of ra-data-simple-rest.',
};

const sortSchema = z.tuple([z.string().regex(/^[A-Za-z][\w.]*$/), z.enum(['ASC', 'DESC'])]);
const rangeSchema = z
  .tuple([z.number().int().min(0), z.number().int().min(0)])
  .refine(([from, to]) => to >= from);
const filterSchema = z.looseObject({
  q: z.string().max(200).optional(),
  ids: z.array(z.string()).max(longestRange).optional(),
});

const parseJson = <Schema extends z.ZodType>(
  path: string,
  text: string,
  schema: Schema,
): z.output<Schema> => {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw invalid([{ path, text: notJson }]);
  }
};

/**
 * Parses `sort=["name","ASC"]`, `range=[0,24]` and `filter={"q":"…","ids":[…]}`. Without a range the first
 * 1,000 records, which is also the most that one call gives. Throws DomainError 400 naming the parameter.
 * Which fields may be sorted and filtered by is for the caller to decide: fields arrive as they were sent.
 */
export const parseStaffList = (query: {
  sort?: string | undefined;
  range?: string | undefined;
  filter?: string | undefined;
}): StaffList => {
  const sort = query.sort === undefined ? null : parseJson('sort', query.sort, sortSchema);
  const [from, to] =
    query.range === undefined ? [0, longestRange - 1] : parseJson('range', query.range, rangeSchema);
  const { q, ids, ...filter } =
    query.filter === undefined ? {} : parseJson('filter', query.filter, filterSchema);
  return {
    sort: sort && { field: sort[0], order: sort[1] },
    range: { from, to: Math.min(to, from + longestRange - 1) },
    q: q?.trim() || null,
    ids: ids ?? null,
    filter,
  };
};

/**
 * Sets the counts that ra-data-simple-rest reads, and gives the rows back to be returned. A total past `countedRows` means
 * that there are more, which Content-Range says by a star.
 */
export const sendStaffList = <Row>(
  res: Response,
  resource: string,
  rows: Row[],
  range: StaffList['range'],
  total: number,
): Row[] => {
  const last = rows.length === 0 ? range.from : range.from + rows.length - 1;
  const length = total > countedRows ? '*' : total;
  res.set({
    'Content-Range': `${resource} ${range.from}-${last}/${length}`,
    'X-Total-Count': String(total),
  });
  return rows;
};
