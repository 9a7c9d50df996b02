import type { CatalogDeps } from '../deps.ts';
import { issueMissingCertificates } from './issue-certificates.ts';

/**
 * Issues a learner's certificates after a fact about them: a course completed, a plan changed. Nothing for who is not
 * premium by plan. Throws where the account is not known yet, so that the fact is handled again a little later.
 */
export const certifyLearner = async (deps: CatalogDeps, userId: string): Promise<void> => {
  const learner = await deps.learners.find(userId);
  if (learner) {
    if (learner.plan === 'premium') await issueMissingCertificates(deps, learner);
    return;
  }
  const isGone = (await deps.learners.isRemoved(userId)) || (await deps.erasedLearners.has(userId));
  if (!isGone) throw new Error('the account of this learner is not known yet');
};
