import type { Signal } from '@academy/service-kit/lifecycle/signal.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Answers } from '../../hiding/answers.ts';
import type { HideMarks } from '../../hiding/data/hide-marks.ts';
import type { FeedRepository } from '../data/feed-repository.ts';
import type { NewsRepository } from '../data/news-repository.ts';
import type { Reach } from '../fetching/feed-address.ts';
import type { FetchedFeed, Validators } from '../fetching/fetch-feed.ts';

/** What news is made of. */
export interface News {
  items: NewsRepository;
  feeds: FeedRepository;
  marks: HideMarks;
  answers: Answers;
  /** Throws FeedError. */
  fetchFeed: (address: string, validators: Validators, signal: AbortSignal) => Promise<FetchedFeed>;
  /** The HTTP status that a page answers with; null where nothing does. Rejects when the signal aborts. */
  openLink: (address: string, signal: AbortSignal) => Promise<number | null>;
  reach: Reach;
  /** Raised when a feed became due. */
  feedDue: Signal;
  /** Whether an active automation reads the feeds; then the timer leaves them alone but for those that staff ask for. */
  isAutomated: () => Promise<boolean>;
  /** The pause between two fetches of one feed. */
  everyMs: number;
  /** The name under which the academy publishes its own news. */
  brand: string;
}

export interface NewsDeps {
  news: News;
  logger: Logger;
  now: () => Date;
}
