import { lookup } from 'node:dns/promises';

/** Finds the replicas of a service by its address, each as `host:port`. */
export type FindReplicas = (upstream: URL) => Promise<string[]>;

export interface Replicas {
  /** The replica whose turn it is. Rejects when the name was never found. */
  next: () => string | Promise<string>;
  /** This one takes no calls: the others come first for this long. */
  putLast: (replica: string, ms: number) => void;
}

/** Replicas come and go, so a name is looked up again after this. */
const knownForMs = 5_000;

const findByName: FindReplicas = async ({ hostname, port }) =>
  (await lookup(hostname, { all: true })).map(
    ({ address, family }) => `${family === 6 ? `[${address}]` : address}:${port || '80'}`,
  );

/** The replicas behind a name, which take turns. */
export const createReplicas = (
  upstream: URL,
  { find = findByName, now = Date.now }: { find?: FindReplicas; now?: () => number } = {},
): Replicas => {
  const lastUntil = new Map<string, number>();
  let known: readonly string[] = [];
  let knownUntil = 0;
  let turn = 0;
  let finding: Promise<void> | undefined;

  const takesCallsAt = (replica: string): number => {
    const until = lastUntil.get(replica) ?? 0;
    if (until > now()) return until;
    lastUntil.delete(replica);
    return 0;
  };
  const pick = (): string => {
    const soonest = lastUntil.size === 0 ? 0 : Math.min(...known.map(takesCallsAt));
    const best = lastUntil.size === 0 ? known : known.filter((replica) => takesCallsAt(replica) === soonest);
    turn += 1;
    return best[turn % best.length] ?? upstream.host;
  };
  const findAgain = async (): Promise<void> => {
    try {
      known = await find(upstream);
    } catch (error) {
      // A name server that is away for a moment takes no replica with it.
      if (known.length === 0) throw error;
    }
    knownUntil = now() + knownForMs;
  };

  return {
    next: () => {
      if (now() < knownUntil) return pick();
      finding ??= findAgain().finally(() => {
        finding = undefined;
      });
      return finding.then(pick);
    },
    putLast: (replica, ms) => void lastUntil.set(replica, now() + ms),
  };
};
