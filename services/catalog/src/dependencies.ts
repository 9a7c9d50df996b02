<<<<<<< HEAD
import { startConsumer } from '@academy/service-kit/consumers/start-consumer.ts';
import { createIdentity } from '@academy/service-kit/identity/create-identity.ts';
import { startIdentityFeed } from '@academy/service-kit/identity/identity-feed.ts';
import { remoteKeys } from '@academy/service-kit/identity/remote-keys.ts';
import type { Runtime, RunParts } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import { createPeople } from '@academy/service-kit/people/people.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import { createApp } from './app.ts';
=======
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
>>>>>>> 2eb0bd0 (kit: define a service once, start it without its store and Kafka)
import type { Config } from './config.ts';
import { createCoverMaker } from './covers/cover-maker.ts';
import { attemptModel } from './data/attempt-model.ts';
import { createAttemptRepository } from './data/attempt-repository.ts';
import { certificateModel } from './data/certificate-model.ts';
import { createCertificateRepository } from './data/certificate-repository.ts';
import { courseModel } from './data/course-model.ts';
import { createCourseRepository } from './data/course-repository.ts';
import { draftModel } from './data/draft-model.ts';
import { createDraftRepository } from './data/draft-repository.ts';
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
import { createStaffAttemptRepository } from './data/staff-attempt-repository.ts';
import { createCheckLimits } from './limits/check-limits.ts';
import { createSelfTestReports } from './memory/self-test-reports.ts';
import { createCourseLists } from './memory/course-lists.ts';
import { createCourseRatings } from './memory/course-ratings.ts';
import { createPublishedOutline } from './memory/published-outline.ts';
import { createRenderCertificate } from './pdf/render-certificate.ts';
import type { CatalogDeps } from './use-cases/deps.ts';
import { eraseLearner } from './use-cases/erase-learner.ts';

/** The catalogue's models on its database. */
export const createModels = (mongo: Runtime['mongo']) => ({
  courses: courseModel(mongo),
  people: personModel(mongo),
  lessons: lessonModel(mongo),
  progress: progressModel(mongo),
  attempts: attemptModel(mongo),
  certificates: certificateModel(mongo),
  reviews: reviewModel(mongo),
  notes: noteModel(mongo),
  drafts: draftModel(mongo),
  hintUses: hintUseModel(mongo),
});

export type Models = ReturnType<typeof createModels>;

/** What the use cases work with. */
export const createDeps = (
  models: Models,
  { logger }: Pick<Runtime, 'logger'>,
  config: Config,
): CatalogDeps => {
  const courses = createCourseRepository(models.courses);
  const lessons = createLessonRepository(models.lessons);
  const outline = createPublishedOutline(courses, lessons);
  const reviews = createReviewRepository(models.reviews);
  const ratings = createCourseRatings(reviews);
  const people = createPeople(models.people);
  const records = {
    attempts: createAttemptRepository(models.attempts),
    progress: createProgressRepository(models.progress),
    drafts: createDraftRepository(models.drafts),
    hintUses: createHintUseRepository(models.hintUses),
    certificates: createCertificateRepository(models.certificates),
    reviews,
    notes: createNoteRepository(models.notes),
  };
  return {
    ...records,
    courses,
    lessons,
    staffAttempts: createStaffAttemptRepository(models.attempts),
    people,
    erasure: createErasureGuard({ people, erase: (userId) => eraseLearner(records, userId) }),
    outline,
    courseLists: createCourseLists(outline, ratings),
    ratings,
    selfTestReports: createSelfTestReports(),
    covers: createCoverMaker(),
    renderCertificate: createRenderCertificate({ brand: config.BRAND_NAME, publicUrl: config.PUBLIC_URL }),
    checkLimits: createCheckLimits(config.CHECKS_PER_MINUTE),
    logger,
    now: () => new Date(),
  };
};
<<<<<<< HEAD

/** The catalogue put together: what runs, and what its use cases work with. */
export const compose = (runtime: Runtime, config: Config): { parts: RunParts; catalog: CatalogDeps } => {
  const { logger, kafka, metrics, health } = runtime;
  const models = modelsOn(runtime.mongo);
  const catalog = catalogOn(models, runtime, config);
  const feed = startIdentityFeed({ kafka, service: 'catalog', logger });
  const ownFacts = startOwnFactsFeed({ kafka, logger, onChange: catalog.outline.forget });
  // In a group of its own: it read the topic from its beginning where the service's own group was past that.
  const learners = startConsumer({
    kafka,
    groupId: 'catalog.people',
    handlers: readModels(catalog),
    logger,
    metrics,
  });
  const leftBehind = startLeftBehindSweep({ count: () => countAllLeftBehind(catalog), logger });
  const identity = createIdentity({
    keys: remoteKeys(config.AUTH_JWKS_URL, logger),
    users: feed.users,
    revocations: feed.revocations,
  });
  const app = createApp({
    routes: { identity, validateResponses: config.NODE_ENV !== 'production', erasure: catalog.erasure },
    catalog,
    metrics,
    health,
    trustProxy: config.TRUST_PROXY,
  });
  const parts: RunParts = {
    app,
    aggregates: [
      models.courses,
      models.lessons,
      models.progress,
      models.attempts,
      models.certificates,
      models.reviews,
    ],
    handlers: consumers(catalog),
    feeds: [feed, learners, ownFacts, leftBehind],
  };
  return { parts, catalog };
};
=======
>>>>>>> 2eb0bd0 (kit: define a service once, start it without its store and Kafka)
