import type { PdfRenderer } from '@academy/pdf-kit/rendering/pdf-renderer.ts';
import type { Cached } from '@academy/service-kit/cache/cached.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { ErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import type { People } from '@academy/service-kit/people/people.ts';
import type { VersionRepository } from '@academy/service-kit/versions/version-repository.ts';
import type { CoverMaker } from '../covers/cover-maker.ts';
import type { AttemptRepository } from '../data/attempt-repository.ts';
import type { CertificateRepository } from '../data/certificate-repository.ts';
import type { CourseImportRepository } from '../data/course-import-repository.ts';
import type { CourseRepository } from '../data/course-repository.ts';
import type { DraftRepository } from '../data/draft-repository.ts';
import type { ExerciseReviewRepository } from '../data/exercise-review-repository.ts';
import type { HintUseRepository } from '../data/hint-use-repository.ts';
import type { LessonRepository } from '../data/lesson-repository.ts';
import type { NoteRepository } from '../data/note-repository.ts';
import type { ProgressRepository } from '../data/progress-repository.ts';
import type { ReviewRepository } from '../data/review-repository.ts';
import type { SharedAttemptRepository } from '../data/shared-attempt-repository.ts';
import type { StaffAttemptRepository } from '../data/staff-attempt-repository.ts';
import type { AttemptStorage } from '../limits/attempt-storage.ts';
import type { CheckQueue } from '../limits/check-queue.ts';
import type { TriedExercise } from '../cache/exercise-figures.ts';
import type { SelfTestReports } from '../cache/self-test-reports.ts';
import type { CourseLists } from '../cache/course-lists.ts';
import type { CourseRatings } from '../cache/course-ratings.ts';
import type { PublishedOutline } from '../cache/published-outline.ts';
import type { PrintedCertificate } from '../pdf/draw-certificate.ts';
import type { Stuck } from '../domain/stuck-learner.ts';
import type { PracticeRepository } from '../practice/data/practice-repository.ts';
import type { PractisedAttempts } from '../practice/data/practised-attempts.ts';

/** What the catalogue's use cases work with. */
export interface CatalogDeps {
  courses: CourseRepository;
  people: People;
  lessons: LessonRepository;
  courseImports: CourseImportRepository;
  versions: VersionRepository;
  attempts: AttemptRepository;
  staffAttempts: StaffAttemptRepository;
  sharedAttempts: SharedAttemptRepository;
  drafts: DraftRepository;
  exerciseReviews: ExerciseReviewRepository;
  hintUses: HintUseRepository;
  progress: ProgressRepository;
  certificates: CertificateRepository;
  reviews: ReviewRepository;
  notes: NoteRepository;
  practice: PracticeRepository;
  practisedAttempts: PractisedAttempts;
  erasure: ErasureGuard;
  outline: PublishedOutline;
  courseLists: CourseLists;
  ratings: CourseRatings;
  selfTestReports: SelfTestReports;
  exerciseFigures: Cached<TriedExercise[]>;
  stuckLearners: Cached<Stuck[]>;
  covers: CoverMaker;
  pdfs: PdfRenderer<PrintedCertificate>;
  /** The academy's name, as certificates bear it. */
  brand: string;
  /** Counts one check of a learner; throws DomainError 429 when there were too many within a minute. */
  countCheck: (userId: string) => Promise<void>;
  checkQueue: CheckQueue;
  attemptStorage: AttemptStorage;
  logger: Logger;
  now: () => Date;
}
