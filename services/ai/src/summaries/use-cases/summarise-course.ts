import type { CourseSummary } from '@academy/contracts/http/ai/summaries.ts';
import { mayOpen } from '@academy/contracts/shared/entitlement.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Spender } from '../../budgets/domain/budget-port.ts';
import type { CourseOnShelf } from '../../knowledge/domain/shelf.ts';
import { createPatience } from '../../locks/patience.ts';
import { courseNotFound, premiumSummary, summaryBusy } from '../domain/summary-texts.ts';
import { summaryVersion } from '../domain/summary-version.ts';
import type { SummaryDeps } from './summary-deps.ts';
import { writeSummary, type WrittenSummary } from './write-summary.ts';

const waitMs = 30_000;

export interface SummaryRequest {
  courseId: string;
  language: Language;
  caller: Spender;
  /** Aborts when the caller is gone. */
  signal: AbortSignal;
}

const openCourse = async (
  { knowledge }: Pick<SummaryDeps, 'knowledge'>,
  { courseId, caller }: SummaryRequest,
): Promise<CourseOnShelf> => {
  const { shelf } = await knowledge.read();
  const course = shelf.course(courseId);
  if (!course) throw courseNotFound();
  if (!mayOpen(course.course, caller)) throw premiumSummary();
  return course;
};

/** Runs under the caller's lock: one piece of long work at a time. Throws DomainError 503 after a wait of 30 s. */
const withLock = async <T>(
  { locks, later }: Pick<SummaryDeps, 'locks' | 'later'>,
  { caller, signal }: SummaryRequest,
  work: () => Promise<T>,
): Promise<T> => {
  const patience = createPatience(later, { waitMs, refusal: summaryBusy });
  try {
    const release = await locks.acquire(caller.userId, { signal, patience: patience.signal });
    patience.end();
    return await work().finally(release);
  } finally {
    patience.end();
  }
};

/**
 * The summary of a course in a language, kept until the course changes. One that the built-in provider made in the place of a
 * configured model is not kept. Throws DomainError 404 and 403 as the course's page does.
 */
export const summariseCourse = async (deps: SummaryDeps, request: SummaryRequest): Promise<CourseSummary> => {
  const course = await openCourse(deps, request);
  const { language, caller: spender, signal } = request;
  const id = `${request.courseId}:${language}`;
  const model = deps.providers.chat?.name ?? null;
  const version = summaryVersion(course, model);
  const courseTitle = language === 'es' ? course.course.titleEs : course.course.titleEn;
  const viewOf = (summary: WrittenSummary & { generatedAt: Date }): CourseSummary => ({
    document: summary.document,
    courseTitle,
    generatedAt: summary.generatedAt.toISOString(),
    answeredBy: summary.answeredBy,
  });
  const kept = () => deps.summaries.find(id, version);

  const before = await kept();
  if (before) return viewOf(before);
  return withLock(deps, request, async () => {
    // Another caller may have made the same summary while this one waited.
    const meanwhile = await kept();
    if (meanwhile) return viewOf(meanwhile);
    const written = await writeSummary(deps, { course, language, spender, signal });
    const summary = { ...written, generatedAt: deps.now() };
    const isAsConfigured = (written.answeredBy.kind === 'openai') === (model !== null);
    if (isAsConfigured) await deps.summaries.keep({ _id: id, version, ...summary });
    return viewOf(summary);
  });
};
