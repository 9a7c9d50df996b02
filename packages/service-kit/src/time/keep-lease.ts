export interface LeaseKeeperOptions {
  /** Extends the lease by `leaseMs` from now; false where it is somebody else's by now. */
  renew: () => Promise<boolean>;
  leaseMs: number;
  /** When the lease was taken, in ms since the epoch. */
  takenAt: number;
}

export interface LeaseKeeper {
  /** Aborts when the lease is lost, or shortly before it ends unrenewed: what is done under it must stop then. */
  signal: AbortSignal;
  /** The lease was extended by other means, at that moment (ms since the epoch). */
  extended: (at: number) => void;
  stop: () => void;
}

/** How much of a lease is left when work under it is told to stop. */
const margin = 1 / 5;

/** Renews a lease three times in its length for as long as the work under it takes. */
export const keepLease = ({ renew, leaseMs, takenAt }: LeaseKeeperOptions): LeaseKeeper => {
  const lost = new AbortController();
  let renewal: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;

  const stop = (): void => {
    clearTimeout(renewal);
    clearTimeout(deadline);
  };
  const lose = (): void => {
    stop();
    lost.abort();
  };
  const extended = (at: number): void => {
    stop();
    deadline = setTimeout(lose, Math.max(1, at + leaseMs * (1 - margin) - Date.now()));
    // A lease may have been taken some time before its work began.
    renewal = setTimeout(() => void renewNow(), Math.max(1, at + leaseMs / 3 - Date.now()));
  };
  const renewNow = async (): Promise<void> => {
    const at = Date.now();
    const before = deadline;
    const isOurs = await renew().catch(() => null);
    // Stopped, or extended by other means, while the store was asked.
    if (deadline !== before || lost.signal.aborted) return;
    if (isOurs === true) extended(at);
    else if (isOurs === false) lose();
    else renewal = setTimeout(() => void renewNow(), leaseMs / 10);
  };

  extended(takenAt);
  return {
    signal: lost.signal,
    extended,
    stop: () => {
      stop();
      deadline = undefined;
    },
  };
};
