import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import type { OfferedAttempt } from '@academy/contracts/http/catalog/teaching.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { maskPrivate } from '@academy/prompt-rubric/mask-private.ts';
import { pointsThatDecide } from '@academy/prompt-rubric/points-that-decide.ts';
import type { AttemptRecord } from '../../domain/attempt.ts';
import { criterionLabels } from '../../domain/criterion-labels.ts';

/** An attempt as a teacher judges it; null where it was not offered. Messages are as its learner was told them. */
export const toOfferedAttempt = (
  attempt: AttemptRecord,
  { rubric, language }: { rubric: RubricData; language: Language },
): OfferedAttempt | null => {
  const { judgementId, answer, judgedPassed, score, passScore, criteria } = attempt;
  if (judgementId === undefined) return null;
  const { text, masks, placeOf } = maskPrivate(answer);
  const labels = criterionLabels(rubric, language);
  const order = pointsThatDecide({ ...attempt, passed: judgedPassed }, rubric).map(({ key }) => key);
  const placed = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  const points = criteria
    .filter(({ key, judged }) => judged !== false && labels.has(key))
    .toSorted((one, other) => placed(one.key) - placed(other.key))
    .map(({ key, label, status, message, spans }) => ({
      key,
      label: labels.get(key) ?? label,
      status,
      decides: order.includes(key),
      // It quotes what it speaks of, and nothing that is masked.
      message: maskPrivate(message).text,
      spans: spans.map(placeOf),
    }));
  return { id: judgementId, text, masks, passed: judgedPassed, score, passScore, points };
};
