/** Counting stops at 100, which stands for "more than 99". */
const most = 99;

/** What the badge shows; null for none. */
export const badgeOf = (unread: number): string | null => {
  if (unread === 0) return null;
  return unread > most ? `${most}+` : String(unread);
};
