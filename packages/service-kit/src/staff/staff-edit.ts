/** What a member of staff wants changed. */
export interface StaffEdit<Change> {
  id: string;
  change: Change;
  /** The version that the editor saw; null to take whatever stands there. Another one is a conflict. */
  expectedVersion: number | null;
  actorId: string;
}
