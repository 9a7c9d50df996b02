import { addressKey } from '@academy/service-kit/http/address-key.ts';
import type { MakeSharedLimit, Taken } from '@academy/service-kit/limits/shared-limit.ts';
import { tooManyMessages } from '../team-messages/team-message-texts.ts';
import { tooManyLeads, tooManyQuestions } from './support-texts.ts';

/** One inquiry, counted before it is stored; `giveBack` where it was not stored after all. */
export type Counted = Pick<Taken, 'giveBack'>;

export interface SupportLimits {
  /** The same inquiry counts once. Throws DomainError 429. */
  help(userId: string, inquiryId: string): Promise<Counted>;
  /** The same inquiry counts once. Throws DomainError 429. */
  lead(address: string, inquiryId: string): Promise<Counted>;
  /** What one of staff writes to members who asked nothing. The same message counts once. Throws DomainError 429. */
  message(actorId: string, inquiryId: string): Promise<Counted>;
}

export interface SupportLimitSettings {
  helpTicketsPerDay: number;
  leadsPerAddressPerHour: number;
  messagesPerStaffPerHour: number;
}

const hourMs = 60 * 60_000;

/** Counts are in the store, so that all replicas share them. */
export const createSupportLimits = (
  limit: MakeSharedLimit,
  settings: SupportLimitSettings,
): SupportLimits => {
  const perUser = limit({
    name: 'help request',
    most: settings.helpTicketsPerDay,
    windowMs: 24 * hourMs,
    text: tooManyQuestions,
  });
  const perAddress = limit({
    name: 'business lead',
    most: settings.leadsPerAddressPerHour,
    windowMs: hourMs,
    text: tooManyLeads,
  });
  const perStaff = limit({
    name: 'team message',
    most: settings.messagesPerStaffPerHour,
    windowMs: hourMs,
    text: tooManyMessages,
  });
  return {
    help: (userId, inquiryId) => perUser.take(userId, inquiryId),
    lead: (address, inquiryId) => perAddress.take(addressKey(address), inquiryId),
    message: (actorId, inquiryId) => perStaff.take(actorId, inquiryId),
  };
};
