import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';

/** Something that is done by time. */
export interface AutomationState {
  _id: string;
  /** Of automationTypes, or of a version of the academy that had others. */
  type: string;
  isActive: boolean;
  intervalMs: number;
  /** The first slot that has not been run; null while it is not active. */
  nextRunAt: Date | null;
  /** When the last run began. */
  lastRunAt: Date | null;
  createdAt: Date;
}

export type AutomationRecord = Aggregate<AutomationState>;
