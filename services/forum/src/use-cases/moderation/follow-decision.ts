import type { ForumDeps } from '../deps.ts';
import { applyCase } from './apply-case.ts';
import { muteByDecision, unmuteByAppeal } from './mute-by-decision.ts';

/** What follows from a decision: the status of the text, and its author's mute or the end of it. May run any number of times. */
export const followDecision = async (deps: ForumDeps, caseId: string): Promise<void> => {
  await applyCase(deps, caseId);
  const record = await deps.cases.find(caseId);
  if (!record) return;
  await unmuteByAppeal(deps, record);
  await muteByDecision(deps, record);
};
