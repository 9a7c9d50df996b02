import type { RunRecord } from '../../src/automations/domain/run.ts';

/** A slot that was lost in the opinion of the people who wait for it. */
export const mostDelayMs = 60_000;

export interface Asked {
  runId: string;
  /** Of the event: the same one may be published again after a crash, and is then taken once. */
  eventId: string;
  /** When it could first be read from the topic, in milliseconds. */
  at: number;
}

export interface Chaos {
  automationIds: readonly string[];
  /** The first and the last slot that count, in milliseconds. */
  firstSlot: number;
  lastSlot: number;
  intervalMs: number;
  runs: readonly Pick<RunRecord, '_id' | 'automationId' | 'slot'>[];
  asked: readonly Asked[];
}

export interface SlotFigures {
  due: number;
  run: number;
  /** Slots with two runs, or whose run was asked for by two events. */
  doubled: number;
  /** Slots without a run of their own that was asked for within a minute. */
  lost: number;
  /** Events that were published again after a crash: readers know them by their id. */
  republished: number;
  medianDelayMs: number;
  worstDelayMs: number;
}

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** What became of every slot: its run in the ledger, and the event that asks for the work. */
export const slotFigures = ({ automationIds, runs, asked, ...slots }: Chaos): SlotFigures => {
  const events = new Map<string, Asked[]>();
  for (const one of asked) events.set(one.runId, [...(events.get(one.runId) ?? []), one]);
  const delays: number[] = [];
  const figures = { due: 0, run: 0, doubled: 0, lost: 0, republished: 0 };
  for (const id of automationIds) {
    for (let slot = slots.firstSlot; slot <= slots.lastSlot; slot += slots.intervalMs) {
      const own = runs.filter((run) => run.automationId === id && run.slot.getTime() === slot);
      const told = own.flatMap(({ _id }) => events.get(_id) ?? []);
      const eventIds = new Set(told.map(({ eventId }) => eventId));
      const delay = Math.min(...told.map(({ at }) => at)) - slot;
      figures.due += 1;
      figures.run += own.length > 0 ? 1 : 0;
      figures.doubled += own.length > 1 || eventIds.size > 1 ? 1 : 0;
      figures.lost += delay <= mostDelayMs ? 0 : 1;
      figures.republished += told.length - eventIds.size;
      if (Number.isFinite(delay)) delays.push(delay);
    }
  }
  delays.sort((a, b) => a - b);
  return { ...figures, medianDelayMs: median(delays), worstDelayMs: delays.at(-1) ?? 0 };
};
