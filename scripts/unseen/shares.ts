export interface JudgedPrompt {
  exercise: string;
  language: 'es' | 'en';
  judged: 'good' | 'weak';
  kind: string;
  isRight: boolean;
  /** It was refused, and passes once criteria are pointed out; always false where that was not tried. */
  pointedOut: boolean;
  score: number;
  /** Keys of the criteria that are not met. */
  open: string[];
  text: string;
}

/** How many were judged as their writer meant, such as `45 of 60 (75.0 %)`. */
export const shareOf = (rows: readonly Pick<JudgedPrompt, 'isRight'>[]): string => {
  const right = rows.filter(({ isRight }) => isRight).length;
  const share = rows.length === 0 ? 0 : (100 * right) / rows.length;
  return `${right} of ${rows.length} (${share.toFixed(1)} %)`;
};
