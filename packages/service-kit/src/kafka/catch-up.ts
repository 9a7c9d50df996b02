/** Offsets per `topic/partition`, as decimal text where Kafka has 64 bits. */
export const partitionKey = (topic: string, partition: number): string => `${topic}/${partition}`;

/**
 * Follows how far a consumer is against the ends that the log had when it started. Of the partitions that it holds
 * only, since a sibling in its group answers for the others. An idle fetch also counts, because the last records of
 * a compacted log may be gone for good and then no message ever reaches the end.
 */
export const createCatchUp = (starts: ReadonlyMap<string, bigint>, ends: ReadonlyMap<string, bigint>) => {
  const positions = new Map(starts);
  let held: readonly string[] | undefined;
  let idleFetches = 0;
  const idleFetchesThatTell = 3;

  return {
    hold: (partitions: readonly string[]): void => {
      held = partitions;
      idleFetches = 0;
    },
    /** The next offset to be handled. */
    advance: (partition: string, next: bigint): void => {
      idleFetches = 0;
      positions.set(partition, next);
    },
    fetched: (anythingCame: boolean): void => {
      idleFetches = anythingCame ? 0 : idleFetches + 1;
    },
    position: (partition: string): bigint | undefined => positions.get(partition),
    isCaughtUp: (): boolean =>
      held !== undefined &&
      (idleFetches >= idleFetchesThatTell ||
        held.every((partition) => (positions.get(partition) ?? 0n) >= (ends.get(partition) ?? 0n))),
  };
};

export type CatchUp = ReturnType<typeof createCatchUp>;
