import { RateLimiterMemory } from 'rate-limiter-flexible';
import { take } from '@academy/service-kit/limits/take.ts';
import { addressKey } from '@academy/service-kit/http/address-key.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import { tooManyLeads, tooManyQuestions } from '../domain/support-texts.ts';

/** One inquiry, counted before it is stored; `giveBack` where it was not stored after all. */
export interface Counted {
  giveBack(): Promise<void>;
}

export interface SupportLimits {
  /** Throws DomainError 429. */
  help(userId: string): Promise<Counted>;
  /** Throws DomainError 429. */
  lead(address: string): Promise<Counted>;
}

export interface SupportLimitSettings {
  helpTicketsPerDay: number;
  leadsPerAddressPerHour: number;
}

const hour = 60 * 60;

const count = async (limiter: RateLimiterMemory, key: string, text: Localised): Promise<Counted> => {
  await take(limiter, key, text);
  return { giveBack: async () => void (await limiter.reward(key)) };
};

/** Counts are kept in this process: with several replicas each allows as many. */
export const createSupportLimits = (settings: SupportLimitSettings): SupportLimits => {
  const perUser = new RateLimiterMemory({ points: settings.helpTicketsPerDay, duration: 24 * hour });
  const perAddress = new RateLimiterMemory({ points: settings.leadsPerAddressPerHour, duration: hour });
  return {
    help: (userId) => count(perUser, userId, tooManyQuestions),
    lead: (address) => count(perAddress, addressKey(address), tooManyLeads),
  };
};
