/** Whether what both have stands in the same order in both. */
export const isSameOrder = (ours: readonly string[], files: readonly string[]): boolean => {
  const inFiles = new Set(files);
  const inOurs = new Set(ours);
  const common = ours.filter((id) => inFiles.has(id));
  return files.filter((id) => inOurs.has(id)).every((id, at) => id === common[at]);
};

/** Our order with what is new in the files, each behind the one that it stands behind there. */
export const withNew = (ours: readonly string[], files: readonly string[]): string[] => {
  const there = new Set(ours);
  const merged = [...ours];
  for (const [at, id] of files.entries()) {
    if (there.has(id)) continue;
    const before = files[at - 1];
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  return merged;
};

/** The order after an import. Where the files have another order it is theirs, and what they do not have comes last. */
export const mergedOrder = (ours: readonly string[], files: readonly string[]): string[] =>
  isSameOrder(ours, files) ? withNew(ours, files) : [...files, ...ours.filter((id) => !files.includes(id))];
