import type { AiFeature } from '@academy/contracts/http/ai/budgets.ts';
import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { findStaffPage, staffSort, type SortableFields } from '@academy/service-kit/staff/staff-query.ts';
import type { Spent } from '../domain/budget-port.ts';
import type { UsageModel, UsageRow } from './usage-model.ts';

const sortable: SortableFields<UsageRow> = new Map(
  (['day', 'feature', 'calls', 'modelCalls', 'inputTokens', 'outputTokens', 'modelTokens'] as const).map(
    (field) => [field, field],
  ),
);

/** What staff narrow the list to. */
export interface UsageFilter {
  feature?: AiFeature | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const createUsageRepository = (model: UsageModel) => ({
  add: async (day: string, feature: AiFeature, { provider, input, output }: Spent): Promise<void> => {
    const isModel = provider === 'openai';
    await upsert(() =>
      model.updateOne(
        { _id: `${day}-${feature}` },
        {
          $setOnInsert: { day, feature },
          $inc: {
            calls: 1,
            modelCalls: isModel ? 1 : 0,
            inputTokens: input,
            outputTokens: output,
            modelTokens: isModel ? input + output : 0,
          },
        },
        { upsert: true },
      ),
    );
  },

  listForStaff: (list: StaffList, { feature, from, to }: UsageFilter) =>
    findStaffPage(model, list, {
      where: {
        ...(list.ids && { _id: { $in: list.ids } }),
        ...(feature && { feature }),
        ...((from ?? to) && { day: { ...(from && { $gte: from }), ...(to && { $lte: to }) } }),
      },
      sort: staffSort<UsageRow>(list, { sortable, otherwise: { day: -1 } }),
    }),
});

export type UsageRepository = ReturnType<typeof createUsageRepository>;
