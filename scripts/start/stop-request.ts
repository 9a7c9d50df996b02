/**
 * Resolves at the first Ctrl-C, SIGTERM or SIGHUP, or when the process that started us is gone. Later ones change
 * nothing: a stop takes ten seconds at most.
 */
export const onStopRequest = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (process.connected) process.once('disconnect', () => resolve());
  });
