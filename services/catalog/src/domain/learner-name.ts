/** A learner's whole name, as staff and certificates have it; empty for somebody whom the academy does not know any more. */
export const learnerName = (learner: { firstName: string; lastName: string } | undefined): string =>
  learner ? `${learner.firstName} ${learner.lastName}`.trim() : '';
