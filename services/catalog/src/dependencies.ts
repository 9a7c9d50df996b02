import { importBaseModel } from '@academy/service-kit/content/transfer/import-base-model.ts';
import { createImportBaseRepository } from '@academy/service-kit/content/transfer/import-base-repository.ts';
import { importLogModel } from '@academy/service-kit/content/transfer/import-log-model.ts';
import { createImportLog } from '@academy/service-kit/content/transfer/import-log-repository.ts';
import { createPdfRenderer } from '@academy/pdf-kit/rendering/pdf-renderer.ts';
import { createSignal } from '@academy/service-kit/lifecycle/signal.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createMinuteLimit } from '@academy/service-kit/limits/minute-limit.ts';
import { tooManyChecks } from './domain/catalog-texts.ts';
import { createErasureGuard, type ErasureOptions } from '@academy/service-kit/people/erasure-guard.ts';
import { createPeople } from '@academy/service-kit/people/people.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import { loadContentKey } from '@academy/service-kit/secrets/content-key.ts';
import { versionChainModel } from '@academy/service-kit/versions/chain/version-chain-model.ts';
import { versionModel } from '@academy/service-kit/versions/version-model.ts';
import { createVersionRepository } from '@academy/service-kit/versions/version-repository.ts';
import type { Config } from './config.ts';
import { createCoverMaker } from './covers/cover-maker.ts';
import { attemptModel } from './data/attempt-model.ts';
import { createAttemptRepository } from './data/attempt-repository.ts';
import { certificateModel } from './data/certificate-model.ts';
import { createCertificateRepository } from './data/certificate-repository.ts';
import { courseModel } from './data/course-model.ts';
import { createCourseRepository } from './data/course-repository.ts';
import { coverImageModel } from './data/cover-image-model.ts';
import { createCoverImageRepository } from './data/cover-image-repository.ts';
import { draftModel } from './data/draft-model.ts';
import { createDraftRepository } from './data/draft-repository.ts';
import { exerciseReviewModel } from './data/exercise-review-model.ts';
import { createExerciseReviewRepository } from './data/exercise-review-repository.ts';
import { hintUseModel } from './data/hint-use-model.ts';
import { createHintUseRepository } from './data/hint-use-repository.ts';
import { lessonModel } from './data/lesson-model.ts';
import { createLessonRepository } from './data/lesson-repository.ts';
import { noteModel } from './data/note-model.ts';
import { createNoteRepository } from './data/note-repository.ts';
import { progressModel } from './data/progress-model.ts';
import { createProgressRepository } from './data/progress-repository.ts';
import { reviewModel } from './data/review-model.ts';
import { createReviewRepository } from './data/review-repository.ts';
import { createSharedAttemptRepository } from './data/shared-attempt-repository.ts';
import { createStaffAttemptRepository } from './data/staff-attempt-repository.ts';
import { createAttemptOutcomeRepository } from './data/attempt-outcome-repository.ts';
import { createCountedRecords } from './data/figures/counted-records.ts';
import { createCourseLearnerRepository } from './data/figures/course-learner-repository.ts';
import { courseLearningModel } from './data/figures/course-learning-model.ts';
import { createLearningFiguresRepository } from './data/figures/learning-figures-repository.ts';
import { learningWeekModel } from './data/figures/learning-week-model.ts';
import { createAttemptStorage } from './limits/attempt-storage.ts';
import { createCheckQueue } from './limits/check-queue.ts';
import { createExerciseFigures } from './cache/exercise-figures.ts';
import { createStuckLearners } from './cache/stuck-learners.ts';
import { createSelfTestReports } from './cache/self-test-reports.ts';
import { createCoverImages } from './cache/cover-images.ts';
import { createCourseLists } from './cache/course-lists.ts';
import { createCourseRatings } from './cache/course-ratings.ts';
import { createPublishedOutline } from './cache/published-outline.ts';
import type { PrintedCertificate } from './pdf/draw-certificate.ts';
import { practiceModel } from './practice/data/practice-model.ts';
import { createPracticeRepository } from './practice/data/practice-repository.ts';
import { createPractisedAttempts } from './practice/data/practised-attempts.ts';
import { judgedAttemptModel } from './teaching/data/judged-attempt-model.ts';
import { createJudgedAttempts } from './teaching/data/judged-attempt-repository.ts';
import { createOfferedAttempts } from './teaching/data/offered-attempts.ts';
import { taughtReferencesModel } from './teaching/data/taught-references-model.ts';
import { createTaughtReferences } from './teaching/data/taught-references-repository.ts';
import { teachingConsentModel } from './teaching/data/teaching-consent-model.ts';
import { createTeachingConsents } from './teaching/data/teaching-consent-repository.ts';
import { createTaughtExercises } from './teaching/taught-exercises.ts';
import type { CatalogDeps } from './use-cases/deps.ts';

/** The catalogue's models on its database. */
export const createModels = (mongo: Runtime['mongo']) => ({
  courses: courseModel(mongo),
  coverImages: coverImageModel(mongo),
  courseImports: importLogModel(mongo, { model: 'CourseImport', collection: 'course_imports' }),
  importBases: importBaseModel(mongo),
  people: personModel(mongo),
  lessons: lessonModel(mongo),
  versions: versionModel(mongo),
  versionChains: versionChainModel(mongo),
  progress: progressModel(mongo),
  attempts: attemptModel(mongo),
  certificates: certificateModel(mongo),
  reviews: reviewModel(mongo),
  notes: noteModel(mongo),
  drafts: draftModel(mongo),
  hintUses: hintUseModel(mongo),
  exerciseReviews: exerciseReviewModel(mongo),
  practice: practiceModel(mongo),
  learningWeeks: learningWeekModel(mongo),
  courseLearning: courseLearningModel(mongo),
  teachingConsents: teachingConsentModel(mongo),
  judgedAttempts: judgedAttemptModel(mongo),
  taughtReferences: taughtReferencesModel(mongo),
});

/** So many that one works while others wait for the store. */
const checksAtOnce = 4;
/** Below the gateway's deadline, so that who waits is told why. */
const checkWaitMs = 8_000;
/** A few large pictures; below the deadline of an upload with the work on its own. */
const pictureWaitMs = 15_000;
/** What waits is in memory: 14 MB each. */
const pictureLimits = { atOnce: 1, longestWaitMs: pictureWaitMs, waiting: 3, waitingOfOne: 1 };

export type Models = ReturnType<typeof createModels>;

/** What the use cases work with; `erase` erases a member whose account is deleted. */
export const createDeps = async (
  models: Models,
  { logger }: Pick<Runtime, 'logger'>,
  config: Config,
  erase: ErasureOptions['erase'],
): Promise<CatalogDeps> => {
  const versions = createVersionRepository(models, { key: await loadContentKey('catalog', config), logger });
  const courses = createCourseRepository(models.courses, { versions, logger });
  const lessons = createLessonRepository(models.lessons, { versions, logger });
  const taughtReferences = createTaughtReferences(models.taughtReferences);
  const taughtExercises = createTaughtExercises(taughtReferences);
  const outline = createPublishedOutline(courses, lessons, taughtExercises);
  const reviews = createReviewRepository(models.reviews);
  const ratings = createCourseRatings(reviews);
  const people = createPeople(models.people);
  const staffAttempts = createStaffAttemptRepository(models.attempts);
  const attemptOutcomes = createAttemptOutcomeRepository(models.attempts);
  const coverImageRecords = createCoverImageRepository(models.coverImages);
  const now = () => new Date();
  const progress = createProgressRepository(models.progress);
  const records = {
    attempts: createAttemptRepository(models.attempts),
    progress,
    drafts: createDraftRepository(models.drafts),
    hintUses: createHintUseRepository(models.hintUses),
    certificates: createCertificateRepository(models.certificates),
    reviews,
    notes: createNoteRepository(models.notes),
    practice: createPracticeRepository(models.practice),
  };
  return {
    ...records,
    courses,
    lessons,
    courseImports: createImportLog(models.courseImports),
    importBases: createImportBaseRepository(models.importBases),
    versions,
    exerciseReviews: createExerciseReviewRepository(models.exerciseReviews),
    staffAttempts,
    attemptOutcomes,
    countedRecords: createCountedRecords(models.attempts, models.progress),
    courseLearners: createCourseLearnerRepository(models.progress),
    learningFigures: createLearningFiguresRepository({
      weeks: models.learningWeeks,
      courses: models.courseLearning,
    }),
    practisedAttempts: createPractisedAttempts(models.attempts),
    teachingConsents: createTeachingConsents(models.teachingConsents),
    offeredAttempts: createOfferedAttempts(models.attempts),
    judgedAttempts: createJudgedAttempts(models.judgedAttempts),
    taughtReferences,
    taughtExercises,
    referencesStale: createSignal(),
    sharedAttempts: createSharedAttemptRepository(models.attempts),
    people,
    erasure: createErasureGuard({ people, erase }),
    outline,
    courseLists: createCourseLists(outline, ratings),
    ratings,
    selfTestReports: createSelfTestReports(),
    exerciseFigures: createExerciseFigures({ courses, lessons, attemptOutcomes, now }),
    stuckLearners: createStuckLearners({ outline, progress, attemptOutcomes, now }),
    covers: createCoverMaker(),
    coverImageRecords,
    coverImages: createCoverImages(coverImageRecords),
    pictureQueue: createCheckQueue(pictureLimits),
    pdfs: createPdfRenderer<PrintedCertificate>({
      module: new URL('./pdf/pdf-worker.ts', import.meta.url),
      data: { brand: config.BRAND_NAME, publicUrl: config.PUBLIC_URL },
      logger,
    }),
    brand: config.BRAND_NAME,
    countCheck: createMinuteLimit(config.CHECKS_PER_MINUTE, tooManyChecks),
    checkQueue: createCheckQueue({ atOnce: checksAtOnce, longestWaitMs: checkWaitMs }),
    attemptStorage: createAttemptStorage(config),
    logger,
    now,
  };
};
