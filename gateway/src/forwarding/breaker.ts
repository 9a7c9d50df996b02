import {
  admit,
  closedCircuit,
  failed,
  probeAfterMs,
  probed,
  retryAfter,
  succeeded,
  type Circuit,
  type ProbeAnswer,
} from './circuit.ts';

/** A circuit with its clock: it probes the service for as long as it is open. */
export interface Breaker {
  /** Whether a call may pass now. */
  admit: () => boolean;
  isOpen: () => boolean;
  succeeded: () => void;
  failed: () => void;
  /** Whole seconds for Retry-After. */
  retryAfter: () => number;
  close: () => void;
}

/** `probe` asks whether the service is ready; it must not reject. */
export const createBreaker = (options: {
  probe: () => Promise<ProbeAnswer>;
  now?: () => number;
}): Breaker => {
  const { probe, now = Date.now } = options;
  let circuit: Circuit = closedCircuit;
  let timer: NodeJS.Timeout | undefined;

  const watch = (): void => {
    if (circuit.state === 'closed' || timer) return;
    timer = setTimeout(() => void ask(), probeAfterMs(circuit));
    timer.unref();
  };
  const ask = async (): Promise<void> => {
    const asked = timer;
    const answer = await probe();
    if (timer !== asked) return;
    timer = undefined;
    circuit = probed(circuit, answer);
    watch();
  };

  return {
    admit: () => {
      if (circuit.state === 'closed') return true;
      const entry = admit(circuit);
      circuit = entry.circuit;
      return entry.admitted;
    },
    isOpen: () => circuit.state === 'open',
    succeeded: () => {
      circuit = succeeded(circuit);
    },
    failed: () => {
      circuit = failed(circuit, now());
      watch();
    },
    retryAfter: () => retryAfter(circuit),
    close: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
