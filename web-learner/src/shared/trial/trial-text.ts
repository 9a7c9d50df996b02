/** What a visitor wrote for the exercise that can be tried, for the account that they may make next. */
interface TrialText {
  lessonId: string;
  exerciseId: string;
  text: string;
}

let kept: TrialText | null = null;

/** Keeps it as long as this page lives; an empty text is none. */
export function keepTrialText(trial: TrialText): void {
  kept = trial.text.trim() === '' ? null : trial;
}

/** What is kept, if anything. */
export const keptTrialText = (): TrialText | null => kept;

/** Hands over what was kept for this lesson, once. */
export function takeTrialText(lessonId: string): TrialText | null {
  if (kept?.lessonId !== lessonId) return null;
  const trial = kept;
  kept = null;
  return trial;
}
