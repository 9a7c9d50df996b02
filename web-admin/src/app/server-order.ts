import type { SortPayload } from 'ra-core';

/** A list's sort where the server knows a better order than one field's, such as what is urgent and then what is new. */
export const serverOrder: SortPayload = { field: '', order: 'ASC' };

const asked = JSON.stringify([serverOrder.field, serverOrder.order]);

/** The address of a list without that sort, which the server does not know by name. */
export function withServerOrder(url: string): string {
  const [path, query] = url.split('?');
  const params = new URLSearchParams(query);
  if (params.get('sort') !== asked) return url;
  params.delete('sort');
  return `${path}?${params}`;
}
