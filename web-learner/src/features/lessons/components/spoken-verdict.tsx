import { useTranslation } from 'react-i18next';
import type { Verdict } from '../api/practice.ts';
import type { Judged, LiveView } from '../model/live-check.ts';

/** The verdict in words, for those who hear it. */
export function SpokenVerdict({ verdict }: { verdict: Verdict | undefined }) {
  const { t } = useTranslation('lessons');
  return (
    <p className="visually-hidden" role="status">
      {verdict && [t('summary', { score: verdict.score }), ...sentences(verdict)].join(' ')}
    </p>
  );

  function sentences({ passed, passScore, criteria, groups }: Verdict): string[] {
    const open = criteria.filter(({ status, judged }) => judged !== false && status !== 'met');
    const lacking = groups.filter(({ satisfied }) => !satisfied);
    return [
      passed ? t('summaryPassed') : t('summaryOpen', { score: passScore }),
      ...open.map(({ label, status, mustHave }) =>
        mustHave
          ? `${label} (${t('mustHave')}): ${t(`status.${status}`)}.`
          : `${label}: ${t(`status.${status}`)}.`,
      ),
      ...lacking.map(({ label, met, atLeast }) => `${label}: ${t('group', { met, atLeast })}.`),
    ];
  }
}

/** What the preview has newly found, said once the typing pauses. */
export function ToldChanges({ told }: { told: LiveView<Judged>['told'] }) {
  const { t } = useTranslation('lessons');
  return (
    <p className="visually-hidden" aria-live="polite">
      {told.length > 0 &&
        `${t('live.title')}: ${told.map(({ label, status }) => `${label}, ${t(`status.${status}`)}`).join('; ')}`}
    </p>
  );
}
