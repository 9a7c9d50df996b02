import type { Criterion } from './card-edits.ts';

/** What a part of a criterion's card is given. */
export interface CardPartProps {
  criterion: Criterion;
  /** What is wrong with a field, or with anything in it. */
  faultAt: (...path: string[]) => string | undefined;
  onChange: (change: Partial<Criterion>) => void;
}
