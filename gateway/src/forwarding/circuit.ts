/** Whether a service is asked at all. A pure state machine; time is given to it in milliseconds. */
export interface Circuit {
  state: 'closed' | 'open' | 'half-open';
  failures: number;
  /** When an open circuit lets one call through to try. */
  tryAt: number;
  /** How long it stays open the next time. */
  pauseMs: number;
}

const failuresToOpen = 5;
const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

export const closedCircuit: Circuit = { state: 'closed', failures: 0, tryAt: 0, pauseMs: firstPauseMs };

/** The circuit as it stands when a call arrives, and whether that call may pass. */
export const admit = (circuit: Circuit, now: number): { circuit: Circuit; admitted: boolean } => {
  if (circuit.state === 'closed') return { circuit, admitted: true };
  // The one trial call of a half-open circuit may itself be lost, so another is let through in time.
  if (now < circuit.tryAt) return { circuit, admitted: false };
  return {
    circuit: { ...circuit, state: 'half-open', tryAt: now + circuit.pauseMs },
    admitted: true,
  };
};

export const succeeded = (): Circuit => closedCircuit;

export const failed = (circuit: Circuit, now: number): Circuit => {
  const failures = circuit.failures + 1;
  if (circuit.state === 'closed' && failures < failuresToOpen) return { ...circuit, failures };
  return {
    state: 'open',
    failures,
    tryAt: now + circuit.pauseMs,
    pauseMs: Math.min(longestPauseMs, circuit.pauseMs * 2),
  };
};

/** Whole seconds for Retry-After, at least 1. */
export const retryAfter = (circuit: Circuit, now: number): number =>
  Math.max(1, Math.ceil((circuit.tryAt - now) / 1000));
