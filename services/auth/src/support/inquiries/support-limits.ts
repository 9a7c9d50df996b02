import { addressKey } from '@academy/service-kit/http/address-key.ts';
import type { MakeSharedLimit, Taken } from '@academy/service-kit/limits/shared-limit.ts';
import { recipientHasMany, tooManyMessages } from '../team-messages/team-message-texts.ts';
import { tooManyLeads, tooManyQuestions } from './support-texts.ts';

/** One inquiry, counted before it is stored; `giveBack` where it was not stored after all. */
export type Counted = Pick<Taken, 'giveBack'>;

export interface SupportLimits {
  /** The same inquiry counts once. Throws DomainError 429. */
  help(userId: string, inquiryId: string): Promise<Counted>;
  /** The same inquiry counts once. Throws DomainError 429. */
  lead(address: string, inquiryId: string): Promise<Counted>;
  /**
   * What one of staff writes to a member who asked nothing: for who writes, and for the member whoever writes. The same
   * message counts once. Throws DomainError 429.
   */
  message(between: { actorId: string; userId: string }, inquiryId: string): Promise<Counted>;
  /** What one of staff writes below a message that nobody answered, together with their messages. Throws DomainError 429. */
  followUp(actorId: string, textId: string): Promise<Counted>;
}

export interface SupportLimitSettings {
  helpTicketsPerDay: number;
  leadsPerAddressPerHour: number;
  messagesPerStaffPerHour: number;
  messagesPerMemberPerDay: number;
}

const hourMs = 60 * 60_000;

/** What was counted for something that did not come about does not count. */
export const giveBackOnFailure = async <Result>(
  counted: Counted,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    await counted.giveBack();
    throw error;
  }
};

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
  const perMember = limit({
    name: 'team message to a member',
    most: settings.messagesPerMemberPerDay,
    windowMs: 24 * hourMs,
    text: recipientHasMany,
  });
  return {
    help: (userId, inquiryId) => perUser.take(userId, inquiryId),
    lead: (address, inquiryId) => perAddress.take(addressKey(address), inquiryId),
    message: async ({ actorId, userId }, inquiryId) => {
      const ofMember = await perMember.take(userId, inquiryId);
      const ofStaff = await giveBackOnFailure(ofMember, () => perStaff.take(actorId, inquiryId));
      return {
        giveBack: async () => {
          await Promise.all([ofMember.giveBack(), ofStaff.giveBack()]);
        },
      };
    },
    followUp: (actorId, textId) => perStaff.take(actorId, textId),
  };
};
