import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import type { OfferedAttempt } from '@academy/contracts/http/catalog/teaching.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { maskPrivate } from '@academy/prompt-rubric/mask-private.ts';
import type { Span } from '@academy/prompt-rubric/rubric.ts';
import { pointsThatDecide } from '@academy/prompt-rubric/points-that-decide.ts';
import type { AttemptRecord } from '../../domain/attempt.ts';
import { criterionLabels } from '../../domain/criterion-labels.ts';

/** A message quotes what it speaks of: of what is masked even a part of a quote tells. */
const touches = (spans: readonly Span[], masks: readonly Span[]): boolean =>
  spans.some((span) => masks.some(({ start, end }) => span.start < end && start < span.end));

/**
 * An attempt as a teacher judges it; null where it was not offered. Messages are as its learner was told them, without those
 * that speak of what is masked.
 */
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
    .map(({ key, label, status, message, spans }) => {
      const places = spans.map(placeOf);
      return {
        key,
        label: labels.get(key) ?? label,
        status,
        decides: order.includes(key),
        message: touches(places, masks) ? '' : maskPrivate(message).text,
        spans: places,
      };
    });
  return { id: judgementId, text, masks, passed: judgedPassed, score, passScore, points };
};
