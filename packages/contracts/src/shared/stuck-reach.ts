/** Who counts as stuck: from how many refusals on one point, of how many days, or from how long an absence until when. */
export const stuckReach = { refusals: 3, days: 30, awayFromDays: 10, awayToDays: 40, most: 200 } as const;
