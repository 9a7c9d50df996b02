import type { StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { FeedRecord } from '../domain/feed.ts';
import { feedFailureTexts } from '../domain/news-texts.ts';

const textOf = ({ code, status }: NonNullable<FeedRecord['lastError']>, language: Language): string =>
  `${feedFailureTexts[code][language]}${status === null ? '' : ` (HTTP ${String(status)})`}`;

export const toStaffFeed = (feed: FeedRecord, itemCount: number, language: Language): StaffFeed => ({
  id: feed._id,
  url: feed.url,
  title: feed.title,
  language: feed.language,
  isPaused: feed.isPaused,
  isConfigured: feed.isConfigured,
  itemCount,
  lastFetchAt: feed.lastFetchAt?.toISOString() ?? null,
  lastSuccessAt: feed.lastSuccessAt?.toISOString() ?? null,
  nextFetchAt: feed.isPaused ? null : feed.nextFetchAt.toISOString(),
  lastError: feed.lastError && { ...feed.lastError, text: textOf(feed.lastError, language) },
  failures: feed.failures,
  createdAt: feed.createdAt.toISOString(),
  version: feed.version,
});
