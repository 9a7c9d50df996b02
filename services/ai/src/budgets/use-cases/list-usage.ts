import { aiUsageFilterSchema, type AiUsage } from '@academy/contracts/http/ai/usage.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffFilters } from '@academy/service-kit/staff/staff-query.ts';
import type { BudgetDeps } from './budget-deps.ts';

/** What AI cost per day and feature, with the count of all that match. */
export const listUsage = async (
  { usage }: Pick<BudgetDeps, 'usage'>,
  list: StaffList,
): Promise<{ rows: AiUsage[]; total: number }> => {
  const { rows, total } = await usage.listForStaff(list, staffFilters(list, aiUsageFilterSchema));
  return { rows: rows.map(({ _id, ...row }) => ({ id: _id, ...row })), total };
};
