export type Finder = (mark: string, from: number) => number;

/** `indexOf` that searches in vain only once for each mark, so that a thousand unclosed quotes cost no more than one. */
export function createFinder(text: string): Finder {
  const absent = new Set<string>();
  return (mark, from) => {
    if (absent.has(mark)) return -1;
    const position = text.indexOf(mark, from);
    if (position < 0) absent.add(mark);
    return position;
  };
}

/** Where the run of equal signs around a position ends. Asked for each sign of a run, it looks at that run once. */
export function createRunEnd(text: string): (at: number) => number {
  let from = 0;
  let end = 0;
  return (at) => {
    if (at >= from && at < end) return end;
    from = at;
    for (end = at + 1; text[end] === text[at]; end += 1);
    return end;
  };
}
