import type { CatalogDeps } from '../deps.ts';
import { issueMissingCertificates } from './issue-certificates.ts';

/**
 * Issues a learner's certificates after a fact about them: a course completed, a plan changed. Throws where the account is
 * not known yet, so that the fact is handled again a little later.
 */
export const certifyLearner = async (deps: CatalogDeps, userId: string): Promise<void> => {
  const learner = await deps.people.find(userId);
  if (learner) await issueMissingCertificates(deps, learner);
  else if (!(await deps.people.isDeleted(userId)))
    throw new Error('the account of this learner is not known yet');
};
