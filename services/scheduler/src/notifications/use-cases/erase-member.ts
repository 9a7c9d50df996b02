import type { PreferenceRepository } from '../data/preference-repository.ts';

export interface MemberRecords {
  preferences: PreferenceRepository;
}

/** Erases what notifications keep of a member whose account is deleted. Again changes nothing. */
export const eraseMember = async ({ preferences }: MemberRecords, userId: string): Promise<void> => {
  await preferences.erase(userId);
};
