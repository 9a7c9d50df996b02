import { earnsCertificate } from '@academy/contracts/shared/entitlement.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { Person } from '@academy/service-kit/people/person-model.ts';
import { newCertificateCode } from '../../domain/certificate-code.ts';
import { certificateId, certificateIssued, certificateOf } from '../../domain/certificate.ts';
import { learnerName } from '../../domain/learner-name.ts';
import type { ProgressRecord } from '../../domain/progress.ts';
import type { CatalogDeps } from '../deps.ts';

type Certified = Pick<Person, '_id' | 'firstName' | 'lastName' | 'plan'>;

const issueFor = async (deps: CatalogDeps, progress: ProgressRecord, learner: Certified): Promise<void> => {
  const { courseId } = progress;
  const outline = (await deps.outline.read()).course(courseId);
  const course = outline?.course ?? (await deps.courses.findAnywhere(courseId));
  // In the bin it is still what the learner completed; once it has ended there nothing is left that could be certified.
  if (!course || course.endedAt) return;
  const name = learnerName(learner);
  for (;;) {
    const code = newCertificateCode();
    const certificate = certificateOf(progress, { code, name, course, outline, at: deps.now() });
    if (!certificate) return;
    const issue = await deps.certificates.issue(certificate, [certificateIssued(certificate)]);
    if (issue !== 'code taken') return;
  }
};

/**
 * Issues what a learner has earned and lacks: one certificate for each completed course, on the free plan for free
 * courses alone, while they are published. It may run at any time, any number of times and in parallel; a course is certified once.
 */
export const issueMissingCertificates = async (deps: CatalogDeps, learner: Certified): Promise<void> => {
  const userId = learner._id;
  const outline = await deps.outline.read();
  const earns = (courseId: string): boolean =>
    earnsCertificate(learner.plan, outline.course(courseId)?.course ?? { isPremium: true });
  const completed = (await deps.progress.listOf(userId)).filter(
    (progress) => progress.completed !== null && earns(progress.courseId),
  );
  if (completed.length === 0) return;
  const issued = new Set((await deps.certificates.listOf(userId)).map(({ _id }) => _id));
  const missing = completed.filter(({ courseId }) => !issued.has(certificateId(userId, courseId)));
  if (missing.length === 0) return;
  await deps.erasure.guard(userId, async () => {
    for (const progress of missing) await issueFor(deps, progress, learner);
    failPoint('catalog.after_certificate');
  });
};
