/** How many of something each key holds, with a limit for all of them; 0 is no limit. */
export const createCounter = (most: number) => {
  const held = new Map<string, number>();
  const countOf = (key: string): number => held.get(key) ?? 0;
  return {
    isFull: (key: string): boolean => most > 0 && countOf(key) >= most,
    add: (key: string): void => void held.set(key, countOf(key) + 1),
    remove: (key: string): void => {
      if (countOf(key) > 1) held.set(key, countOf(key) - 1);
      else held.delete(key);
    },
  };
};
