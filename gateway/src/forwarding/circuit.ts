/**
 * Whether a service is asked at all. A pure state machine; time is given to it in milliseconds. `failures` are the
 * moments of those since the last success. An open circuit is watched by a probe: `trials` is how many calls may
 * pass to try a service that answers the probe without calling itself ready.
 */
export type Circuit =
  { state: 'closed'; failures: readonly number[] } | { state: 'open'; probes: number; trials: 0 | 1 };

export type ProbeAnswer = 'ready' | 'answers' | 'silent';

const failuresToOpen = 5;
const windowMs = 10_000;
const firstProbeMs = 500;
const longestProbeMs = 2_000;

export const closedCircuit: Circuit = { state: 'closed', failures: [] };
const openCircuit: Circuit = { state: 'open', probes: 0, trials: 0 };

/** The circuit as it stands when a call arrives, and whether that call may pass. */
export const admit = (circuit: Circuit): { circuit: Circuit; admitted: boolean } => {
  if (circuit.state === 'closed') return { circuit, admitted: true };
  return { circuit: { ...circuit, trials: 0 }, admitted: circuit.trials > 0 };
};

/** Any answer closes it: the service is there. */
export const succeeded = (circuit: Circuit): Circuit =>
  circuit.state === 'closed' && circuit.failures.length === 0 ? circuit : closedCircuit;

/** Failures of calls that were in flight when it opened say nothing new, and change nothing. */
export const failed = (circuit: Circuit, now: number): Circuit => {
  if (circuit.state === 'open') return circuit;
  const failures = [...circuit.failures.filter((at) => at > now - windowMs), now];
  return failures.length < failuresToOpen ? { state: 'closed', failures } : openCircuit;
};

export const probed = (circuit: Circuit, answer: ProbeAnswer): Circuit => {
  if (circuit.state === 'closed') return circuit;
  if (answer === 'ready') return closedCircuit;
  return { state: 'open', probes: circuit.probes + 1, trials: answer === 'answers' ? 1 : 0 };
};

/** How long to wait for the next probe. */
export const probeAfterMs = (circuit: Circuit): number =>
  circuit.state === 'closed' ? 0 : Math.min(longestProbeMs, firstProbeMs * 1.25 ** circuit.probes);

/** Whole seconds for Retry-After, at least 1. */
export const retryAfter = (circuit: Circuit): number => Math.max(1, Math.ceil(probeAfterMs(circuit) / 1000));
