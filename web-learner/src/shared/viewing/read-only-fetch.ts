type Fetch = typeof fetch;

/** Sends what reads. What would change something is refused here already, and the reader is told why; the server refuses it too. */
export const readOnlyFetch =
  (send: Fetch): Fetch =>
  async (input, init) =>
    // The refusal comes when it is needed: every visitor would load it.
    (init?.method ?? 'GET') === 'GET' ? send(input, init) : (await import('./refuse-write.ts')).refuseWrite();
