interface Rights {
  isAdmin?: boolean | undefined;
}

export type RightsQuestion = 'stepDown' | 'promote';

/** What is asked before a change of somebody's rights is saved: giving up one's own, or making an administrator. */
export const rightsQuestion = (before: Rights, after: Rights, isSelf: boolean): RightsQuestion | null => {
  if (!before.isAdmin && after.isAdmin) return 'promote';
  return isSelf && before.isAdmin && !after.isAdmin ? 'stepDown' : null;
};
