import type { CriterionChange } from '@academy/contracts/http/catalog/practice.ts';
import { useTranslation } from 'react-i18next';

/** What changed the score since the attempt before: each criterion with how it stood and stands. */
export function ScoreChanges({ changes }: { changes: readonly CriterionChange[] }) {
  const { t } = useTranslation('lessons');
  return (
    <ul className="changes">
      {changes.map(({ key, label, before, after }) => (
        <li key={key}>
          {label}: <s>{t(`status.${before}`)}</s> <span aria-hidden="true">→</span>{' '}
          <b className={`verdict__word--${after}`}>{t(`status.${after}`)}</b>
        </li>
      ))}
    </ul>
  );
}
