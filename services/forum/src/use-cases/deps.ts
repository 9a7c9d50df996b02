import type { Meaning } from '@academy/meaning/meaning.ts';
import type { CommunityFigures } from '@academy/contracts/http/forum/community.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { StorageLimit } from '@academy/service-kit/limits/storage-limit.ts';
import type { ErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import type { People } from '@academy/service-kit/people/people.ts';
import type { CaseRepository } from '../data/case-repository.ts';
import type { CategoryRepository } from '../data/category-repository.ts';
import type { MuteRepository } from '../data/mute-repository.ts';
import type { BudgetRepository } from '../data/budget-repository.ts';
import type {
  MeTooRepository,
  ReadingRepository,
  SubscriptionRepository,
} from '../data/mark-repositories.ts';
import type { PlaceRepository } from '../data/place-repository.ts';
import type { PostRepository } from '../data/post-repository.ts';
import type { RecentWritings } from '../data/recent-writings.ts';
import type { ReplyRepository } from '../data/reply-repository.ts';
import type { WatchedWordRepository } from '../data/watched-word-repository.ts';
import type { HourlyLimits } from '../domain/writing-limits.ts';
import type { CategoryList } from '../cache/category-list.ts';
import type { FollowUps } from './follow-ups.ts';
import type { WatchedWordList } from '../cache/watched-word-list.ts';
import type { TitleMeanings } from '../cache/title-meanings.ts';
import type { CachedCount } from '../cache/cached-count.ts';
import type { VisitorAnswers } from '../cache/visitor-answers.ts';

/** What the forum's use cases work with. */
export interface ForumDeps {
  categories: CategoryRepository;
  posts: PostRepository;
  replies: ReplyRepository;
  cases: CaseRepository;
  mutes: MuteRepository;
  watchedWords: WatchedWordRepository;
  recentWritings: RecentWritings;
  meToos: MeTooRepository;
  subscriptions: SubscriptionRepository;
  readings: ReadingRepository;
  budgets: BudgetRepository;
  places: PlaceRepository;
  people: People;
  erasure: ErasureGuard;
  categoryList: CategoryList;
  watchedWordList: WatchedWordList;
  titleMeanings: TitleMeanings;
  /** What a text means, see packages/meaning. */
  vectorOf: Meaning['vectorOf'];
  /** Visible posts by their own category. */
  postCounts: CachedCount<Map<string, number>>;
  figures: CachedCount<CommunityFigures>;
  visitorAnswers: VisitorAnswers;
  /** What calls of this replica do after their answer. */
  followUps: FollowUps;
  /** Counts a post's replies anew; who asks while a count runs shares the next. */
  recount: (postId: string) => Promise<void>;
  /** What a member may write in an hour, once their account is a day old. */
  hourlyLimits: HourlyLimits;
  /** From how many texts within a minute a member's wait for a moderator. */
  tooFastFrom: number;
  /** What a member's posts and replies may take. */
  storageLimit: StorageLimit;
  /** The name under which the academy itself posts. */
  brand: string;
  logger: Logger;
  now: () => Date;
}
