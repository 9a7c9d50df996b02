import type { LastVerdict } from '../api/looking-back.ts';
import type { JudgedText } from '@academy/web-kit/answer/use-marks.ts';
import type { PromptVerdict } from './start-judge.ts';
import type { LivePreview } from './live-check.ts';

export interface ShownVerdict {
  /** The text is the one that was checked last. */
  isChecked: boolean;
  previewed: LivePreview<PromptVerdict> | null;
  checked: LastVerdict | null;
  /** Whichever of the two is there. */
  judged: JudgedText | null;
}

/** Once the text is another than the checked one, the preview is nearer to it than the verdict. */
export function shownVerdict(
  answer: string,
  last: LastVerdict | null,
  preview: LivePreview<PromptVerdict> | null,
): ShownVerdict {
  const isChecked = answer === last?.answer;
  const previewed = isChecked ? null : preview;
  const checked = previewed || answer.trim() === '' ? null : last;
  const judged = previewed
    ? { text: previewed.text, criteria: previewed.verdict.criteria }
    : checked && { text: checked.answer, criteria: checked.verdict.criteria };
  return { isChecked, previewed, checked, judged };
}
