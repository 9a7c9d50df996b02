/** An address's parameters after some of them changed: one without a value is left out, the others stay. */
export function withParams(
  params: URLSearchParams,
  change: Readonly<Record<string, string | boolean | null | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
}
