/** Runs the work while no other tab of this browser runs work under the same name. */
export type RunExclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Web Locks where the browser has them; otherwise one after the other within this page. */
export function browserLocks(): RunExclusively {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return (name, work) => navigator.locks.request(name, work) as ReturnType<typeof work>;
  }
  return inPageLocks();
}

/** Exclusive within this page only. */
export function inPageLocks(): RunExclusively {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const run = (tails.get(name) ?? Promise.resolve()).then(work, work);
    tails.set(
      name,
      run.catch(() => undefined),
    );
    return run;
  };
}
