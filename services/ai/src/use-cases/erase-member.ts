import type { AiDeps } from './deps.ts';

/** Erases what this service keeps of a member whose account is deleted. Again changes nothing. */
export const eraseMember = async (
  {
    prompts,
    budgets,
    sentQuestions,
    tutorGaps,
    tutorVotes,
  }: Pick<AiDeps, 'prompts' | 'budgets' | 'sentQuestions' | 'tutorGaps' | 'tutorVotes'>,
  userId: string,
): Promise<void> => {
  // The library first: without it nothing counts as saved.
  await prompts.libraries.erase(userId);
  await prompts.prompts.erase(userId);
  await budgets.erase(userId);
  await sentQuestions.erase(userId);
  await tutorGaps.marks.erase(userId);
  await tutorVotes.erase(userId);
};
