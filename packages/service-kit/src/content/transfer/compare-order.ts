import { isSameOrder, mergedOrder, withNew } from './merged-order.ts';
import type { ComparedField } from './three-way.ts';

export interface Orders {
  ours: readonly string[];
  files: readonly string[];
  /** Whether staff ordered it since content/ brought it. */
  isByStaff: boolean;
}

/** The order of the files as they were imported last, where it has all that both order now; else nobody knows. */
const knownBase = ({ ours, files }: Orders, order: unknown): string[] | null => {
  const base = Array.isArray(order) ? order.map(String) : null;
  return base && ours.every((id) => !files.includes(id) || base.includes(id)) ? base : null;
};

const judged = (orders: Orders, base: readonly string[] | null): ComparedField['is'] => {
  const { ours, files, isByStaff } = orders;
  if (!base) return isByStaff ? 'conflict' : 'changed';
  if (isSameOrder(base, files)) return 'kept';
  return isSameOrder(base, ours) ? 'changed' : 'conflict';
};

/**
 * The order of a record's parts beside that of its files: staff's own is not replaced without asking, whatever the files add.
 * `base` is what the files were as they were imported last.
 */
export const compareOrder = (orders: Orders, baseOrder: unknown): ComparedField[] => {
  const { ours, files } = orders;
  const base = knownBase(orders, baseOrder);
  const grown = withNew(ours, files);
  const isNew = grown.length > ours.length;
  const field = { field: 'order', base, ours };
  if (isSameOrder(ours, files)) return isNew ? [{ ...field, is: 'changed', file: grown }] : [];
  const is = judged(orders, base);
  if (is === 'kept' && isNew) return [{ ...field, is: 'changed', file: grown }];
  return [{ ...field, is, file: mergedOrder(ours, files) }];
};

/** What is taken of an order where the files' own is not: what is new stands in ours where it stands in the files. */
export const orderWithNew = ({ ours, files }: Orders): { order?: string[] } => {
  const grown = withNew(ours, files);
  return grown.length > ours.length ? { order: grown } : {};
};
