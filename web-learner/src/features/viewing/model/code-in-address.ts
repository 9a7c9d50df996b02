/** The code after `#`; null for none. */
export const codeIn = ({ hash }: Pick<Location, 'hash'>): string | null => hash.slice(1) || null;

/** Takes it out of the address, and so out of the browser's history. */
export const forgetCode = (
  { pathname }: Pick<Location, 'pathname'>,
  history: Pick<History, 'replaceState' | 'state'>,
): void => history.replaceState(history.state, '', pathname);
