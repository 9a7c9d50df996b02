/**
 * What the figures of a course's learning are of: so many weeks back, this one included; of each week's beginners so many weeks
 * after; the points missed most, so many. This and the last week are counted every `freshMinutes`
 * while there is activity, earlier ones once a day.
 */
export const learningFiguresReach = { weeks: 16, weeksAfter: 8, points: 10, freshMinutes: 15 } as const;
