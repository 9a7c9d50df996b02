import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';

/** Whether staff have hidden an item, kept apart from the item: it outlives a rebuilt read model and a new import. */
export interface HideMark {
  /** The item's id. */
  _id: string;
  isHidden: boolean;
  updatedAt: Date;
}

export type HideMarkRecord = Aggregate<HideMark>;

/** What an item shows of its mark; most have none. */
export interface Visibility {
  isHidden: boolean;
  /** 0 for what nobody has ever hidden. */
  version: number;
}

export const visibilityOf = (mark: HideMarkRecord | undefined): Visibility => ({
  isHidden: mark?.isHidden ?? false,
  version: mark?.version ?? 0,
});
