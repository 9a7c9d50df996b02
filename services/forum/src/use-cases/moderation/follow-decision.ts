import type { ForumDeps } from '../deps.ts';
import { applyCase } from './apply-case.ts';
import { muteByDecision } from './mute-by-decision.ts';

/** What follows from a decision: the status of the text, and its author's mute. May run any number of times. */
export const followDecision = async (deps: ForumDeps, caseId: string): Promise<void> => {
  await applyCase(deps, caseId);
  const record = await deps.cases.find(caseId);
  if (record) await muteByDecision(deps, record);
};
