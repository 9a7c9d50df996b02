interface LoadResult {
  calls: number;
  /** What was not answered with 200, counted by path and status or fault. */
  failures: Record<string, number>;
  slowestMs: number;
}

const deadlineMs = 20_000;

/** Calls the paths in turn, so many a second whether earlier calls have been answered or not, until the signal aborts. */
export const steadyLoad = async (
  url: string,
  { paths, perSecond, signal }: { paths: readonly string[]; perSecond: number; signal: AbortSignal },
): Promise<LoadResult> => {
  const result: LoadResult = { calls: 0, failures: {}, slowestMs: 0 };
  const running = new Set<Promise<void>>();
  const call = async (path: string): Promise<void> => {
    const began = performance.now();
    const outcome = await fetch(url + path, { signal: AbortSignal.timeout(deadlineMs) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status === 200 ? null : String(answer.status);
      },
      (error: unknown) =>
        error instanceof Error ? `${error.name}: ${String(error.cause ?? error.message)}` : '',
    );
    result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - began));
    if (outcome !== null) {
      const key = `${path} ${outcome}`;
      result.failures[key] = (result.failures[key] ?? 0) + 1;
    }
  };
  const began = performance.now();
  while (!signal.aborted) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    for (; result.calls < due; result.calls += 1) {
      const one = call(paths[result.calls % paths.length] ?? '/').finally(() => running.delete(one));
      running.add(one);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(running);
  return result;
};
