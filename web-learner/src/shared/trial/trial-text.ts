/** What a visitor wrote for the exercise that can be tried, for the account that they may make next. */
interface TrialText {
  lessonId: string;
  exerciseId: string;
  text: string;
}

const KEY = 'trial';

/** Keeps it as long as the tab lives, also where the page is loaded anew; an empty text is none. */
export function keepTrialText(trial: TrialText): void {
  try {
    if (trial.text.trim() === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(trial));
  } catch {
    // Forbidden or full: the text is in its box alone.
  }
}

/** What is kept, if anything. */
export function keptTrialText(): TrialText | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isTrialText(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Hands over what was kept for this lesson, once. */
export function takeTrialText(lessonId: string): TrialText | null {
  const kept = keptTrialText();
  if (kept?.lessonId !== lessonId) return null;
  keepTrialText({ ...kept, text: '' });
  return kept;
}

const isTrialText = (kept: unknown): kept is TrialText =>
  typeof kept === 'object' &&
  kept !== null &&
  ['lessonId', 'exerciseId', 'text'].every((key) => typeof Reflect.get(kept, key) === 'string');
