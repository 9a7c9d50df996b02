/** How well an exercise is known, in the words of spaced repetition. */
export const grades = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof grades)[number];

export interface Performance {
  passed: boolean;
  /** 0 to 100. */
  score: number;
  /** How many attempts it took, this one among them. */
  attempts: number;
  /** How many hints were opened for it. */
  hints: number;
}

const easyScore = 90;
/** The second hint names what is missing, and the third shows a worked example. */
const tellingHints = 2;
const manyAttempts = 4;

/** Not passed is Again. A pass is Hard with a telling hint or many attempts, Easy at once and nearly without fault. */
export const gradeOf = ({ passed, score, attempts, hints }: Performance): Grade => {
  if (!passed) return 'again';
  if (hints >= tellingHints || attempts >= manyAttempts) return 'hard';
  if (hints === 0 && attempts === 1 && score >= easyScore) return 'easy';
  return 'good';
};
