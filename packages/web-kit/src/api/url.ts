/** Values that a query string can hold; absent ones are left out. */
export type QueryValues = Record<string, string | number | boolean | undefined | null>;

/**
 * Fills `:name` parts of a contract's path and appends the query.
 * @throws Error when a part of the path has no value, since the address would be another one.
 */
export function buildUrl(
  path: string,
  params: Record<string, unknown> = {},
  query: QueryValues = {},
): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const tail = search.toString();
  return tail ? `${filled}?${tail}` : filled;
}
