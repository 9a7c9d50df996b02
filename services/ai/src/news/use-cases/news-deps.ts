import type { Language } from '@academy/contracts/shared/language.ts';
import type { Cached } from '@academy/service-kit/cache/cached.ts';
import type { EtaggedJson } from '@academy/service-kit/http/etag.ts';
import type { Signal } from '@academy/service-kit/lifecycle/signal.ts';
import type { AiDeps } from '../../use-cases/deps.ts';
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
  /** What everybody is answered, by language, made anew every few seconds. */
  answers: Readonly<Record<Language, Cached<EtaggedJson>>>;
  /** Throws FeedError. */
  fetchFeed: (address: string, validators: Validators, signal: AbortSignal) => Promise<FetchedFeed>;
  reach: Reach;
  /** Raised when a feed became due. */
  feedDue: Signal;
  /** The pause between two fetches of one feed. */
  everyMs: number;
  /** The name under which the academy tells of its own. */
  brand: string;
}

export type NewsDeps = Pick<AiDeps, 'news' | 'logger' | 'now'>;
