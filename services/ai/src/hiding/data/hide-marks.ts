import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { changeOrCreateAggregate } from '@academy/service-kit/outbox/upsert-aggregate.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { HideMark, HideMarkRecord } from '../domain/hide-mark.ts';
import type { HideMarkModel } from './hide-mark-model.ts';

interface HideChange {
  isHidden: boolean;
  at: Date;
  event: PendingEvent;
  /** Sees the version that is to be changed, 0 for none; throws to refuse. */
  check: (version: number) => void;
}

/** Which items staff have hidden. */
export const createHideMarks = (model: HideMarkModel) => ({
  hiddenIds: async (): Promise<string[]> =>
    (await model.find({ isHidden: true }, { _id: 1 }).lean()).map(({ _id }) => _id),

  /** The marks of those items that have one, by the item's id. */
  of: async (ids: readonly string[]): Promise<ReadonlyMap<string, HideMarkRecord>> => {
    const rows = await model.find({ _id: { $in: ids } }, withoutOutbox).lean();
    return new Map(rows.map((row) => [row._id, row]));
  },

  /** Errors as in `changeOrCreateAggregate`. */
  set: (id: string, { isHidden, at, event, check }: HideChange): Promise<HideMarkRecord> =>
    changeOrCreateAggregate<HideMark>({
      model,
      id,
      change: (before) => {
        check(before.version);
        if (before.isHidden === isHidden) return null;
        return { state: { isHidden, updatedAt: at }, events: [event] };
      },
      create: () => {
        check(0);
        return { state: { _id: id, isHidden, updatedAt: at }, events: [event] };
      },
    }),
});

export type HideMarks = ReturnType<typeof createHideMarks>;
