import { tooMany } from '@academy/service-kit/errors/domain-error.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { pdfTexts } from './pdf-texts.ts';

export interface DownloadLimit {
  /** Counts one download of a member; throws DomainError 429 when there were too many within a minute. */
  take(memberId: string): Promise<void>;
}

/** Counts are kept in this process: with several replicas each allows as many. */
export const createDownloadLimit = (perMinute: number): DownloadLimit => {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    take: async (memberId) => {
      try {
        await limiter.consume(memberId);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          throw tooMany(refusal.msBeforeNext / 1000, pdfTexts.tooManyDownloads);
        throw refusal;
      }
    },
  };
};
