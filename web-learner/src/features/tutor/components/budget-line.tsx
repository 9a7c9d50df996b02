import { formatTime } from '@academy/web-kit/format/dates.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { ownBudgetQuery } from '../../../shared/ai/budgets.ts';

/** What is left of today's tokens; once they are gone, when they are back, in the reader's own time. */
export function BudgetLine({ open }: { open: boolean }) {
  const { t } = useTranslation('tutor');
  const { language } = useLanguage();
  const budget = useQuery({ ...ownBudgetQuery, enabled: open }).data;
  if (!budget) return null;
  const limit = formatNumber(budget.limit, language);
  const left = () => t('budget.left', { remaining: formatNumber(budget.remaining, language), limit });
  const spent = () => t('budget.spent', { limit, time: formatTime(budget.resetsAt, language) });
  return <p className="tutor__budget">{budget.remaining > 0 ? left() : spent()}</p>;
}
