/** Runs the work after so many milliseconds; gives what calls it off. */
export function later(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}
