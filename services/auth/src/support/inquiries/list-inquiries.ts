import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { fold } from '@academy/service-kit/text/fold.ts';
import type { AuthDeps } from '../../deps.ts';
import type { HelpTicketRecord, LeadRecord, TicketWithAsker } from './support.ts';
import { inquiryNotFound } from './support-texts.ts';

type Deps = Pick<AuthDeps, 'users' | 'staffUsers' | 'helpTickets'>;

const mostAskers = 1000;
const all = { sort: null, ids: null, q: null, filter: {}, range: { from: 0, to: mostAskers - 1 } } as const;

/** Those whom a free text names, as in the list of users. */
export const askersNamed = async (
  { staffUsers }: Pick<Deps, 'staffUsers'>,
  q: string | null,
): Promise<string[]> => {
  if (q === null || fold(q).trim() === '') return [];
  const { rows } = await staffUsers.list({ ...all, q });
  return rows.map(({ _id }) => _id);
};

/** A page of members' questions, with who asked as their accounts are now. Throws 400 naming the parameter. */
export const listHelp = async (
  deps: Deps,
  list: StaffList,
): Promise<{ rows: TicketWithAsker[]; total: number }> => {
  const { rows, total } = await deps.helpTickets.list(list, await askersNamed(deps, list.q));
  const users = await deps.staffUsers.withIds(rows.map(({ userId }) => userId));
  const askers = new Map(users.map((user) => [user._id, user]));
  return { rows: rows.map((ticket) => ({ ticket, asker: askers.get(ticket.userId) ?? null })), total };
};

export const withAsker = async (
  { users }: Pick<AuthDeps, 'users'>,
  ticket: HelpTicketRecord,
): Promise<TicketWithAsker> => ({ ticket, asker: await users.find(ticket.userId) });

/** Throws 404. */
export const readHelp = async (deps: Deps, id: string): Promise<TicketWithAsker> => {
  const ticket = await deps.helpTickets.find(id);
  if (!ticket) throw inquiryNotFound();
  return withAsker(deps, ticket);
};

/** Throws 404. */
export const readLead = async ({ leads }: Pick<AuthDeps, 'leads'>, id: string): Promise<LeadRecord> => {
  const lead = await leads.find(id);
  if (!lead) throw inquiryNotFound();
  return lead;
};
