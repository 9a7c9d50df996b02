import type { Role } from '@academy/contracts/shared/people.ts';

interface Rights {
  role?: Role | undefined;
}

export type RightsQuestion = 'stepDown' | 'promote';

/** What is asked before a change of somebody's rights is saved: giving up one's own, or making an administrator. */
export const rightsQuestion = (before: Rights, after: Rights, isSelf: boolean): RightsQuestion | null => {
  const [was, is] = [before, after].map(({ role }) => role === 'administrator');
  if (!was && is) return 'promote';
  return isSelf && was && !is ? 'stepDown' : null;
};
