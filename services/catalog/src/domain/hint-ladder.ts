import { hintLevelSchema, type HintLevel } from '@academy/contracts/http/catalog/hints.ts';

/** The rungs in the order in which they open. */
export const hintLevels: readonly HintLevel[] = hintLevelSchema.options;

/** When a learner opened which rung of an exercise's hint ladder. */
export interface HintUseRecord extends Partial<Record<HintLevel, Date>> {
  /** `<user id>:<exercise id>`. */
  _id: string;
  userId: string;
  exerciseId: string;
}

type HintUse = Partial<Record<HintLevel, Date>> | null;

/** The rungs that are open, from the first, with the time of each. */
export const openedRungs = (use: HintUse): { level: HintLevel; at: Date }[] =>
  hintLevels.flatMap((level) => {
    const at = use?.[level];
    return at ? [{ level, at }] : [];
  });

/** The rung that opens next; null once all are open. */
export const nextRung = (use: HintUse): HintLevel | null => hintLevels.find((level) => !use?.[level]) ?? null;

/** Whether a rung may be opened: the next one, or one that is open already. */
export const mayOpen = (use: HintUse, level: HintLevel): boolean =>
  Boolean(use?.[level]) || nextRung(use) === level;
