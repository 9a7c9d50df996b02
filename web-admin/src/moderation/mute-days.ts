const longest = 365;

/** What is proposed, as it would be typed. */
export const usualDays = '7';

/** A number of days as it was typed, or null for one that nobody can be muted for. */
export function muteDays(typed: string): number | null {
  const days = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return days >= 1 && days <= longest ? days : null;
}
