/** Something that a learner did, for their digest. */
export interface Learned {
  _id: string;
  userId: string;
  kind: 'lesson' | 'exercise' | 'streak';
  /** Of a streak, its weeks; 1 for the others. */
  figure: number;
  at: Date;
}

export interface LearnedFigures {
  lessonsCompleted: number;
  exercisesPassed: number;
  streakWeeks: number;
}

/** What a learner did since a moment; the streak is what was heard of it last. */
export const figuresOf = (learned: readonly Learned[], since: Date): LearnedFigures => {
  const recent = learned.filter(({ at }) => at >= since);
  const streaks = learned.filter(({ kind }) => kind === 'streak');
  const last = streaks.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  return {
    lessonsCompleted: recent.filter(({ kind }) => kind === 'lesson').length,
    exercisesPassed: recent.filter(({ kind }) => kind === 'exercise').length,
    streakWeeks: last?.figure ?? 0,
  };
};
