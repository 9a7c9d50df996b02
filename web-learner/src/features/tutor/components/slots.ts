import type { ReactNode } from 'react';

/** What other features add to the tutor. */
export interface TutorSlots {
  /** The button that opens the next hint of an exercise. */
  renderHint: (exerciseId: string) => ReactNode;
  /** What is offered to those whose tokens are spent. */
  upgrade: ReactNode;
  /** Whether the person may ask the community what the academy does not teach. */
  mayPost: boolean;
}
