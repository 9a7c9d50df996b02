import type { Language } from '@academy/prompt-rubric/rubric.ts';
import type { EncodedReferences } from '@academy/prompt-rubric/subject/references.ts';
import type { ExerciseForm } from '../form-values.ts';
import { whole } from '../rubric/rubric-value.ts';
import type { Asked } from './messages.ts';

/** What is to be judged, apart from its number. */
export type Question = Omit<Asked, 'id'>;

/** `wait`: what it is judged by is still fetched. `failed`: it could not be fetched. `incomplete`: the rubric breaks a rule. */
export type NextQuestion =
  { is: 'wait' } | { is: 'failed' } | { is: 'incomplete' } | { is: 'asked'; question: Question };

export interface Fetched {
  /** Null where the exercise has none; undefined while or where they could not be fetched. */
  references: EncodedReferences | null | undefined;
  isLoading: boolean;
}

/** Whether the rubric compares with references, which are fetched only then. */
export const needsReferences = ({ rubric }: Pick<ExerciseForm, 'rubric'>): boolean =>
  whole(rubric ?? '')?.criteria.some(({ id }) => id === 'subject') ?? false;

/** What the form asks now. Without its references a rubric with `subject` would be judged as if it had no such point. */
export function nextQuestion(form: ExerciseForm, fetched: Fetched, language: Language): NextQuestion {
  const rubric = whole(form.rubric ?? '');
  if (!rubric) return { is: 'incomplete' };
  const isNeeded = needsReferences({ rubric });
  if (isNeeded && fetched.references === undefined) return { is: fetched.isLoading ? 'wait' : 'failed' };
  const prompt = { es: form.promptEs ?? '', en: form.promptEn ?? '' };
  const exercise = { rubric, prompt, hints: form.hints, samples: form.samples };
  const references = isNeeded ? (fetched.references ?? null) : null;
  return { is: 'asked', question: { exercise, references, language } };
}

/** What every verdict hangs on: all but the samples. What is compared is data, so the same text is the same. */
export const basisOf = ({ exercise: { rubric, prompt, hints }, language, references }: Question): string =>
  JSON.stringify([rubric, prompt, hints, language, references !== null]);
