/** What the figures of exercises are of: of each exercise the latest attempts, so many at most and no older. */
export const exerciseFiguresReach = { attempts: 200, days: 90 } as const;
