/** Offsets per `topic/partition`, as decimal text where Kafka has 64 bits. */
export const partitionKey = (topic: string, partition: number): string => `${topic}/${partition}`;

type Offsets = ReadonlyMap<string, bigint>;

/**
 * Where a reader without commits goes on in a new life: where it had got to, or at the oldest message that is still
 * kept. A partition that ends before that was made anew, and one that it did not know was added: both are read from
 * their beginning. In its first life, which has `reached` nothing, it begins at `starts`.
 */
export const resumeAt = (
  { starts, lows, ends }: { starts: Offsets; lows: Offsets; ends: Offsets },
  reached: Offsets,
): Map<string, bigint> => {
  if (reached.size === 0) return new Map(starts);
  const resume = ([partition, low]: [string, bigint]): [string, bigint] => {
    const offset = reached.get(partition) ?? low;
    const isKept = offset >= low && offset <= (ends.get(partition) ?? low);
    return [partition, isKept ? offset : low];
  };
  return new Map([...lows].map(resume));
};

/**
 * Follows how far a consumer is against the ends that the log had when it started. Of the partitions that it holds
 * only, since a sibling in its group answers for the others. An idle fetch also counts, because the last records of
 * a compacted log may be gone for good and then no message ever reaches the end.
 */
export const createCatchUp = (starts: ReadonlyMap<string, bigint>, ends: ReadonlyMap<string, bigint>) => {
  const positions = new Map(starts);
  let held: readonly string[] | undefined;
  let idleFetches = 0;
  let idleMs = 0;
  const idleFetchesThatTell = 3;
  const idleMsThatTell = 2_500;
  const busy = (): void => {
    idleFetches = 0;
    idleMs = 0;
  };

  return {
    hold: (partitions: readonly string[]): void => {
      held = partitions;
      busy();
    },
    /** The next offset to be handled. */
    advance: (partition: string, next: bigint): void => {
      busy();
      positions.set(partition, next);
    },
    /** `waitedMs`: how long the broker held it. */
    fetched: (anythingCame: boolean, waitedMs: number): void => {
      if (anythingCame) return busy();
      idleFetches += 1;
      idleMs += waitedMs;
    },
    position: (partition: string): bigint | undefined => positions.get(partition),
    isCaughtUp: (): boolean =>
      held !== undefined &&
      (idleFetches >= idleFetchesThatTell ||
        idleMs >= idleMsThatTell ||
        held.every((partition) => (positions.get(partition) ?? 0n) >= (ends.get(partition) ?? 0n))),
  };
};

export type CatchUp = ReturnType<typeof createCatchUp>;
