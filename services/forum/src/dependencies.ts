import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createErasureGuard, type ErasureOptions } from '@academy/service-kit/people/erasure-guard.ts';
import { createPeople } from '@academy/service-kit/people/people.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import type { Config } from './config.ts';
import { caseModel } from './data/case-model.ts';
import { createCaseRepository } from './data/case-repository.ts';
import { categoryModel } from './data/category-model.ts';
import { createCategoryRepository } from './data/category-repository.ts';
import { muteModel } from './data/mute-model.ts';
import { createMuteRepository } from './data/mute-repository.ts';
import { budgetModel } from './data/budget-model.ts';
import { createBudgetRepository } from './data/budget-repository.ts';
import { meTooModel, readingModel, subscriptionModel } from './data/mark-models.ts';
import {
  createMeTooRepository,
  createReadingRepository,
  createSubscriptionRepository,
} from './data/mark-repositories.ts';
import { documentPlaceModel, lessonPlaceModel } from './data/place-model.ts';
import { createPlaceRepository } from './data/place-repository.ts';
import { postModel } from './data/post-model.ts';
import { createPostRepository } from './data/post-repository.ts';
import { createRecentWritings, recentWritingsModel } from './data/recent-writings.ts';
import { replyModel } from './data/reply-model.ts';
import { createReplyRepository } from './data/reply-repository.ts';
import { watchedWordModel } from './data/watched-word-model.ts';
import { createWatchedWordRepository } from './data/watched-word-repository.ts';
import { createCategoryList } from './cache/category-list.ts';
import { createCoalesced } from '@academy/service-kit/concurrency/coalesce.ts';
import { storageLimit } from '@academy/service-kit/limits/storage-limit.ts';
import { createWatchedWordList } from './cache/watched-word-list.ts';
import { createTitleMeanings } from './cache/title-meanings.ts';
import { createCachedCount } from './cache/cached-count.ts';
import { createFollowUps } from './use-cases/follow-ups.ts';
import { createVisitorAnswers } from './cache/visitor-answers.ts';
import { countFigures } from './use-cases/count-figures.ts';
import type { ForumDeps } from './use-cases/deps.ts';
import { recountPost } from './use-cases/recount-post.ts';

/** The forum's models on its database. */
export const createModels = (mongo: Runtime['mongo']) => ({
  categories: categoryModel(mongo),
  posts: postModel(mongo),
  replies: replyModel(mongo),
  cases: caseModel(mongo),
  mutes: muteModel(mongo),
  watchedWords: watchedWordModel(mongo),
  recentWritings: recentWritingsModel(mongo),
  meToos: meTooModel(mongo),
  subscriptions: subscriptionModel(mongo),
  readings: readingModel(mongo),
  budgets: budgetModel(mongo),
  lessonPlaces: lessonPlaceModel(mongo),
  documentPlaces: documentPlaceModel(mongo),
  people: personModel(mongo),
});

export type Models = ReturnType<typeof createModels>;

const postCountsFreshMs = 2_000;
const figuresFreshMs = 10_000;

/** What the use cases work with; `erase` erases a member whose account is deleted. */
export const createDeps = (
  models: Models,
  { logger }: Pick<Runtime, 'logger'>,
  config: Config,
  erase: ErasureOptions['erase'],
): ForumDeps => {
  const visitorAnswers = createVisitorAnswers();
  const categories = createCategoryRepository(models.categories, visitorAnswers.forget);
  const watchedWords = createWatchedWordRepository(models.watchedWords, () => watchedWordList.forget());
  const watchedWordList = createWatchedWordList(watchedWords);
  const people = createPeople(models.people);
  const posts = createPostRepository(models.posts, () => {
    visitorAnswers.forget();
    postCounts.forget();
  });
  const postCounts = createCachedCount(posts.countByCategory, { freshMs: postCountsFreshMs });
  const records = {
    posts,
    replies: createReplyRepository(models.replies, visitorAnswers.forget),
    cases: createCaseRepository(models.cases),
    mutes: createMuteRepository(models.mutes),
    recentWritings: createRecentWritings(models.recentWritings),
    meToos: createMeTooRepository(models.meToos),
    subscriptions: createSubscriptionRepository(models.subscriptions),
    readings: createReadingRepository(models.readings),
    budgets: createBudgetRepository(models.budgets),
  };
  const recounting = createCoalesced<void>();
  const recount = (postId: string): Promise<void> => recounting(postId, () => recountPost(records, postId));
  const now = (): Date => new Date();
  const { vectorOf } = loadMeaning();
  return {
    ...records,
    categories,
    people,
    erasure: createErasureGuard({ people, erase }),
    categoryList: createCategoryList(categories),
    watchedWords,
    watchedWordList,
    hourlyLimits: {
      posts: config.FORUM_POSTS_PER_HOUR,
      replies: config.FORUM_REPLIES_PER_HOUR,
      flags: config.FORUM_FLAGS_PER_HOUR,
      edits: config.FORUM_EDITS_PER_HOUR,
    },
    tooFastFrom: config.FORUM_TOO_FAST_FROM,
    storageLimit: storageLimit({ free: config.FORUM_MB_FREE, premium: config.FORUM_MB_PREMIUM }),
    vectorOf,
    titleMeanings: createTitleMeanings({ read: records.posts.listNewestTitles, vectorOf }),
    visitorAnswers,
    postCounts,
    figures: createCachedCount(() => countFigures({ ...records, now }), { freshMs: figuresFreshMs }),
    places: createPlaceRepository({ lesson: models.lessonPlaces, document: models.documentPlaces }),
    recount,
    followUps: createFollowUps(logger),
    brand: config.BRAND_NAME,
    logger,
    now,
  };
};
