import type { CatalogDeps } from '../deps.ts';
import { issueMissingCertificates } from './issue-certificates.ts';

/** Issues what those who completed a course have earned and lack, while there still is a course to name. */
export const certifyCourse = async (deps: CatalogDeps, courseId: string): Promise<void> => {
  for (const userId of await deps.progress.completedBy(courseId)) {
    const learner = await deps.people.find(userId);
    if (learner) await issueMissingCertificates(deps, learner);
  }
};
