/** The code after `#`, taken out of the address and so of the browser's history; null for none. */
export function takeCode(
  { hash, pathname }: Pick<Location, 'hash' | 'pathname'>,
  history: Pick<History, 'replaceState' | 'state'>,
): string | null {
  const code = hash.slice(1);
  if (code === '') return null;
  history.replaceState(history.state, '', pathname);
  return code;
}
