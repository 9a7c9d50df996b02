const isKnown = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone.includes('/') || timeZone === 'UTC';
  } catch {
    return false;
  }
};

/** The browser's time zone, to be sent along; nothing where it names none, which must not keep anybody out. */
export const browserTimeZone = (
  timeZone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): { timeZone?: string } => (timeZone !== undefined && isKnown(timeZone) ? { timeZone } : {});
