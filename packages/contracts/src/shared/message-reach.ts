/** How long a message of the team waits for an answer before another may be written about the same. */
export const messageReach = { unansweredDays: 30 } as const;
