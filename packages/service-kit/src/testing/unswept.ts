/** For a service whose commands to the store a test counts: the sweep of its outboxes, which tests have each second, stays away. */
export const unswept = { OUTBOX_SWEEP_MS: '300000' } as const;
