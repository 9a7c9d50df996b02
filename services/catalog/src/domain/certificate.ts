import { certificateIssuedV1 } from '@academy/contracts/events/catalog/certificate-issued.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { printedCode } from './certificate-code.ts';
import { certificateTerms } from './certificate-terms.ts';
import type { CourseRecord } from './course.ts';
import type { CourseOutline } from './outline.ts';
import type { ProgressState } from './progress.ts';

/** That a learner completed a course, in the words of the day of issue: a later rename changes nothing in it. */
export interface CertificateRecord {
  /** `<user id>:<course id>`, so that there is never a second one. */
  _id: string;
  /** Twelve letters without hyphens. */
  code: string;
  userId: string;
  courseId: string;
  name: string;
  courseTitleEs: string;
  courseTitleEn: string;
  /** See `certificateTerms`. */
  terms: string[];
  lessonCount: number;
  exerciseCount: number;
  completedAt: Date;
  issuedAt: Date;
  revokedAt: Date | null;
  revokedReason: string | null;
  version: number;
}

export type CertificateState = Omit<CertificateRecord, 'version'>;

export const certificateId = (userId: string, courseId: string): string => `${userId}:${courseId}`;

const counts = (progress: ProgressState, outline: CourseOutline | null) =>
  outline
    ? {
        lessonCount: outline.lessons.length,
        exerciseCount: outline.lessons.reduce((sum, { exerciseIds }) => sum + exerciseIds.length, 0),
      }
    : {
        // The course is withdrawn: what the learner did in it is what is left to count.
        lessonCount: progress.lessons.length,
        exerciseCount: progress.exercises.filter(({ passed }) => passed).length,
      };

/** The certificate of a completed course; null where it is not completed. */
export const certificateOf = (
  progress: ProgressState,
  of: {
    code: string;
    name: string;
    course: Pick<CourseRecord, 'titleEs' | 'titleEn'>;
    outline: CourseOutline | null;
    at: Date;
  },
): CertificateState | null => {
  if (!progress.completed) return null;
  const named = {
    code: of.code,
    name: of.name,
    courseTitleEs: of.course.titleEs,
    courseTitleEn: of.course.titleEn,
  };
  return {
    _id: certificateId(progress.userId, progress.courseId),
    userId: progress.userId,
    courseId: progress.courseId,
    ...named,
    terms: certificateTerms(named),
    ...counts(progress, of.outline),
    completedAt: progress.completed.at,
    issuedAt: of.at,
    revokedAt: null,
    revokedReason: null,
  };
};

export const certificateIssued = ({ userId, courseId, code }: CertificateState): PendingEvent =>
  pendingEvent(certificateIssuedV1, { userId, courseId, code: printedCode(code) }, { subject: userId });
