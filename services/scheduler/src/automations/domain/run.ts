import { findAutomationKind } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

/** One run of an automation: a row of the ledger. */
export interface RunState {
  /** The automation and the slot, so that a slot has one run however many replicas find it due. */
  _id: string;
  automationId: string;
  /** As it is stored: perhaps of a version of the academy that had other kinds. */
  type: string;
  slot: Date;
  trigger: 'schedule' | 'staff';
  missedSlots: number;
  /** The automation, while a run that staff asked for is under way: it has one such run, whichever replica was asked. */
  staffLock?: string | undefined;
  startedAt: Date;
  finishedAt: Date | null;
  /** The services that have not reported yet, where the work is of several; absent in what an earlier release kept. */
  awaited?: string[];
  durationMs: number | null;
  counts: Record<string, number> | null;
  error: Localised | null;
}

export type RunRecord = Aggregate<RunState>;

interface NewRun {
  automation: { _id: string; type: string };
  slot: Date;
  trigger: RunState['trigger'];
  missedSlots?: number;
  at: Date;
}

export const newRun = ({ automation, slot, trigger, missedSlots = 0, at }: NewRun): RunState => ({
  _id: `${automation._id}@${slot.toISOString()}`,
  automationId: automation._id,
  type: automation.type,
  slot,
  trigger,
  missedSlots,
  ...(trigger === 'staff' && { staffLock: automation._id }),
  startedAt: at,
  finishedAt: null,
  awaited: [...(findAutomationKind(automation.type)?.reportedBy ?? [])],
  durationMs: null,
  counts: null,
  error: null,
});
