import type { Language } from '@academy/contracts/shared/language.ts';
import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { NextQuestion } from '../live/question.ts';

/** A text and what it is judged by. */
export interface Handed {
  text: string;
  /** What the form asks, as data: the same form in the same language is the same text. */
  question: string;
  /** At which press it was handed in; a change in the form hands it in again. */
  press: number;
}

/** A text and the verdict that a learner would get for it. */
export interface CheckedText extends Handed {
  verdict: PromptVerdict;
  passScore: number;
  /** That the verdict is worded in. */
  language: Language;
}

/** What came of the texts that were handed in. */
export interface Results {
  checked: CheckedText | null;
  /** What could not be judged. */
  failed: Handed | null;
  /** The last press that something came of. */
  answered: number;
  /** Whether the verdict is what a press has just been answered by, and not a change in the form. */
  isFresh: boolean;
}

export const noResults: Results = { checked: null, failed: null, answered: 0, isFresh: false };

/**
 * `checking`: a press waits for its verdict. `following`: the last verdict follows a change in the form, which keeps nobody from a press.
 * `incomplete`: the rubric breaks a rule, so that nothing can be checked by it.
 */
export type CheckState = 'ready' | 'checking' | 'following' | 'incomplete' | 'failed';

/** A press begins anew: what could not be judged before is tried again. */
export const afterPress = (results: Results): Results => ({ ...results, failed: null, isFresh: false });

export function afterJudging(
  { checked, answered }: Results,
  of: Omit<CheckedText, 'verdict'>,
  verdict: PromptVerdict | null,
): Results {
  if (!verdict) return { checked, failed: of, answered: of.press, isFresh: false };
  const isFresh = of.press !== answered;
  return { checked: { ...of, verdict }, failed: null, answered: of.press, isFresh };
}

const isSame = (one: Handed | null, other: Handed): boolean =>
  one !== null && one.text === other.text && one.question === other.question;

/**
 * Whether a text can be checked by what the form holds, and what came of the last one.
 *
 * @param handed the last one, with what the form asks now; null before the first press
 */
export function checkState(
  asks: NextQuestion['is'],
  handed: Handed | null,
  { checked, failed, answered }: Pick<Results, 'checked' | 'failed' | 'answered'>,
): CheckState {
  if (asks === 'incomplete' || asks === 'failed') return asks;
  if (!handed) return 'ready';
  if (isSame(failed, handed)) return 'failed';
  if (isSame(checked, handed)) return 'ready';
  return handed.press === answered ? 'following' : 'checking';
}

/** What may be seen of the last verdict: one of an earlier form only while the next is on its way, and as such. */
export function seenVerdict(
  { checked, isFresh }: Pick<Results, 'checked' | 'isFresh'>,
  question: string,
  state: CheckState,
): { checked: CheckedText | null; isFormer: boolean; isFresh: boolean } {
  const isFormer = checked !== null && checked.question !== question;
  if (isFormer && state !== 'checking' && state !== 'following')
    return { checked: null, isFormer: false, isFresh: false };
  return { checked, isFormer, isFresh: isFresh && !isFormer };
}

type AskedAt = Pick<CheckedText, 'press' | 'language'>;

/** Whether what is asked differs from what was asked last by the form alone: then it waits for a pause, which a press does not. */
export const isFormChange = (last: AskedAt | null, next: AskedAt): boolean =>
  last !== null && last.press === next.press && last.language === next.language;
