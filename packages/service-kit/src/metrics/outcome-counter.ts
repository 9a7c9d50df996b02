import { Counter } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** A counter with one label, `outcome`. Give it few outcomes, known beforehand: each is a series of its own. */
export const createOutcomeCounter = <Outcome extends string>(
  { registry }: Pick<Metrics, 'registry'>,
  { name, help }: { name: string; help: string },
): ((outcome: Outcome) => void) => {
  const counter = new Counter({ name, help, labelNames: ['outcome'] as const, registers: [registry] });
  return (outcome) => counter.inc({ outcome });
};
