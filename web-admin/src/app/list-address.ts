/** The address of a resource's list with these filters, as the list itself keeps them. */
export const listAddress = (resource: string, filter: Record<string, unknown>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
