/** A change that leaves every verdict as it is, so that no test can notice it. */
export type EquivalentMutant = {
  file: string;
  /** The line with the change, trimmed. */
  code: string;
  /** What stands in the place of the changed piece, as the report prints it. */
  after: string;
  /** Why nothing changes. */
  reason: string;
};

/** Left out of the count. */
export const equivalentMutants: readonly EquivalentMutant[] = [];
