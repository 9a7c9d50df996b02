import { statusWord } from '@academy/web-kit/exercise/exercise-words.ts';
import { useTranslation } from 'react-i18next';
import type { CriterionVerdict } from '../api/exercises.ts';

/**
 * The word for how a criterion stands. Those that look for what should be absent have words of their own for attempts of
 * an earlier release, which call them missing: "No contradictions: missing" would read as its opposite.
 */
export function useStatusWord() {
  const { t } = useTranslation('lessons');
  return (key: string, status: CriterionVerdict['status']): string =>
    statusWord((keys) => t(keys), key, status);
}
