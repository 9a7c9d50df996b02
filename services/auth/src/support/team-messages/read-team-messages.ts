import { may } from '@academy/contracts/shared/permissions.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { Account } from '../../accounts/users/user.ts';
import type { AuthDeps } from '../../deps.ts';
import { askersNamed } from '../inquiries/list-inquiries.ts';
import type { HelpTicketRecord } from '../inquiries/support.ts';
import { isTeamMessage, mayReadThread, mayWriteThread } from './team-message.ts';
import { messageNotFound } from './team-message-texts.ts';

type Deps = Pick<AuthDeps, 'staffUsers' | 'helpTickets'>;
type Message = HelpTicketRecord & { openedBy: string };

/** A message, with whom it went to and who wrote it; null where their account is gone. */
export interface MessageWithPeople {
  message: Message;
  recipient: Account | null;
  opener: Account | null;
}

const withPeople = async (
  { staffUsers }: Deps,
  messages: readonly Message[],
): Promise<MessageWithPeople[]> => {
  const users = await staffUsers.withIds(messages.flatMap(({ userId, openedBy }) => [userId, openedBy]));
  const byId = new Map(users.map((user) => [user._id, user]));
  return messages.map((message) => ({
    message,
    recipient: byId.get(message.userId) ?? null,
    opener: byId.get(message.openedBy) ?? null,
  }));
};

/**
 * A page of what staff wrote to members. A free text is looked for in the subjects, and among people by those who may read
 * them. Throws 400 naming the parameter.
 */
export const listMessages = async (
  deps: Deps,
  { role }: Caller,
  list: StaffList,
): Promise<{ rows: MessageWithPeople[]; total: number }> => {
  const people = may(role, 'people.read') ? await askersNamed(deps, list.q) : [];
  const { rows, total } = await deps.helpTickets.listMessages(list, people);
  return { rows: await withPeople(deps, rows.filter(isTeamMessage)), total };
};

const findMessage = async (
  { helpTickets }: Deps,
  id: string,
  isAllowed: (ticket: HelpTicketRecord) => boolean,
): Promise<Message> => {
  const ticket = await helpTickets.find(id);
  if (!ticket || !isTeamMessage(ticket) || !isAllowed(ticket)) throw messageNotFound();
  return ticket;
};

/** Throws 404, also for a colleague's to who may not read its thread. */
export const readMessage = async (deps: Deps, caller: Caller, id: string): Promise<MessageWithPeople> => {
  const message = await findMessage(deps, id, (ticket) => mayReadThread(caller, ticket));
  const [found] = await withPeople(deps, [message]);
  return found ?? { message, recipient: null, opener: null };
};

/** Throws 404, also for a colleague's to who may not write there. */
export const assertWritable = async (deps: Deps, caller: Caller, id: string): Promise<void> => {
  await findMessage(deps, id, (ticket) => mayWriteThread(caller, ticket));
};
