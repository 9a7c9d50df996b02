const batchSize = 500;

/** What a read gives for many values, asked for a few hundred at a time. */
export const inBatches = async <Value, Found>(
  values: readonly Value[],
  read: (some: readonly Value[]) => Promise<readonly Found[]>,
): Promise<Found[]> => {
  const found: Found[] = [];
  for (let from = 0; from < values.length; from += batchSize)
    found.push(...(await read(values.slice(from, from + batchSize))));
  return found;
};
