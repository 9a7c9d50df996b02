const dayMs = 24 * 60 * 60 * 1000;

/** The week of a moment in UTC as ISO 8601 names it, `2026-W01`: it begins on Monday, and belongs to its Thursday's year. */
export const isoWeekOf = (at: Date): string => {
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  const fromMonday = (at.getUTCDay() + 6) % 7;
  const thursday = new Date(midnight + (3 - fromMonday) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
};
