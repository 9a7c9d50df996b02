/** Runs the work after so many milliseconds; gives what calls it off. */
export function later(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

/** Goes on in a task of its own, so that what the browser has to answer meanwhile comes first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));
