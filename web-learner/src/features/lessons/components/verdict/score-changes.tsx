import type { CriterionChange } from '@academy/contracts/http/catalog/verdicts.ts';
import { useStatusWord } from '../../hooks/use-status-word.ts';

/** What changed the score since the attempt before: each criterion with how it stood and stands. */
export function ScoreChanges({ changes }: { changes: readonly CriterionChange[] }) {
  const statusWord = useStatusWord();
  return (
    <ul className="changes">
      {changes.map(({ key, label, before, after }) => (
        <li key={key}>
          {label}: <s>{statusWord(key, before)}</s> <span aria-hidden="true">→</span>{' '}
          <b className={`verdict__word--${after}`}>{statusWord(key, after)}</b>
        </li>
      ))}
    </ul>
  );
}
