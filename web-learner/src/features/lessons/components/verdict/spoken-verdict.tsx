import { useTranslation } from 'react-i18next';
import { orderCriteria } from '@academy/web-kit/exercise/verdict-order.ts';
import { formatDate } from '@academy/web-kit/format/dates.ts';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { Verdict } from '../../api/exercises.ts';
import { useStatusWord } from '../../hooks/use-status-word.ts';
import type { Judged, LiveView } from '../../model/live-check.ts';

/** What a check has left open, said once; the verdict's heading, which takes the focus, says the score. */
export function SpokenVerdict({ verdict }: { verdict: Verdict | null }) {
  const { t } = useTranslation('lessons');
  const statusWord = useStatusWord();
  const { language } = useLanguage();
  return (
    <p className="visually-hidden" role="status">
      {verdict && sentences(verdict).join(' ')}
    </p>
  );

  function sentences({ criteria, groups, pending }: Verdict): string[] {
    const { open, met } = orderCriteria(criteria);
    const pointedOut = met.filter((criterion) => criterion.pointedOut);
    const lacking = groups.filter(({ satisfied }) => !satisfied);
    const waits = pending
      ? [`${t('pending.tag')}. ${t('pending.explained', { date: formatDate(pending.until, language) })}`]
      : [];
    const pointed = pointedOut.map(({ label }) => `${label}: ${t('pointedOut')}.`);
    if (open.length + lacking.length === 0) return [...waits, ...pointed, t('nothingOpen')];
    return [
      ...waits,
      ...pointed,
      `${t('openCriteria')}:`,
      ...open.map(({ key, label, status, mustHave }) => {
        const name = mustHave ? `${label} (${t('mustHave')})` : label;
        return `${name}: ${statusWord(key, status)}.`;
      }),
      ...lacking.map(({ label, met, atLeast }) => `${label}: ${t('group', { met, atLeast })}.`),
    ];
  }
}

/** What the preview has newly found, said once the typing pauses. */
export function ToldChanges({ told }: { told: LiveView<Judged>['told'] }) {
  const { t } = useTranslation('lessons');
  const statusWord = useStatusWord();
  return (
    <p className="visually-hidden" aria-live="polite">
      {told.length > 0 &&
        `${t('live.title')}: ${told.map(({ key, label, status }) => `${label}, ${statusWord(key, status)}`).join('; ')}`}
    </p>
  );
}
