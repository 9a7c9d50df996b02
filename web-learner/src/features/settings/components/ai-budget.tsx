import { formatTime } from '@academy/web-kit/format/dates.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownBudgetQuery, type OwnBudget } from '../../../shared/ai/budgets.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { LoadError } from '../../../shared/ui/notice.tsx';
import './ai-budget.css';

/** What is left of today's tokens, and when all of them are back. */
export function AiBudget() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useQuery(ownBudgetQuery);
  return (
    <section id="ai" className="settings__section" aria-labelledby="ai-title">
      <h2 id="ai-title" tabIndex={-1} data-heading>
        {t('ai.title')}
      </h2>
      {error && !data && <LoadError error={error} retry={() => void refetch()} />}
      {data && <Remaining budget={data} />}
      <p className="ai-budget__note">{t(data?.hasModel === false ? 'ai.builtIn' : 'ai.what')}</p>
    </section>
  );
}

function Remaining({ budget: { limit, remaining, resetsAt } }: { budget: OwnBudget }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const figures = { remaining: formatNumber(remaining, language), limit: formatNumber(limit, language) };
  const share = limit === 0 ? 0 : Math.round((remaining / limit) * 100);
  return (
    <>
      <p>{t('ai.remaining', figures)}</p>
      <div
        className="ai-budget__meter"
        role="meter"
        aria-labelledby="ai-title"
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={remaining}
        aria-valuetext={t('ai.remaining', figures)}
      >
        <b style={{ width: `${share}%` }} />
      </div>
      <p className="ai-budget__note">{t('ai.resets', { time: formatTime(resetsAt, language) })}</p>
    </>
  );
}
