import type { z } from 'zod';
import { placePath } from '@academy/contracts/shared/place-in-course.ts';
import type { OwnHelp, staffHelpSchema } from '@academy/contracts/http/auth/help-tickets.ts';
import type { staffLeadSchema } from '@academy/contracts/http/auth/leads.ts';
import type { HelpTicketRecord, LeadRecord, TicketWithAsker } from './support.ts';

const repliesView = ({ replies = [] }: HelpTicketRecord) =>
  replies.map(({ id, text, at }) => ({ id, text, at: at.toISOString() }));

/** What its asker reads of it. */
export const ownHelpView = (ticket: HelpTicketRecord): OwnHelp => ({
  id: ticket._id,
  subject: ticket.subject,
  text: ticket.text,
  language: ticket.language,
  status: ticket.status,
  createdAt: ticket.createdAt.toISOString(),
  answers: (ticket.answers ?? []).map(({ text, at }) => ({ text, at: at.toISOString() })),
  replies: repliesView(ticket),
  isFromTeam: ticket.openedBy !== undefined,
  placePath: ticket.place ? placePath(ticket.place) : null,
});

const answersView = ({ answers = [] }: HelpTicketRecord | LeadRecord) =>
  answers.map(({ text, at, by }) => ({ text, at: at.toISOString(), by: by ?? null }));

/** Without a name and address where the account is gone. */
export const staffHelpView = ({ ticket, asker }: TicketWithAsker): z.output<typeof staffHelpSchema> => ({
  id: ticket._id,
  userId: ticket.userId,
  email: asker?.email ?? '',
  name: asker ? `${asker.firstName} ${asker.lastName}`.trim() : '',
  subject: ticket.subject,
  text: ticket.text,
  language: ticket.language,
  priority: ticket.priority,
  status: ticket.status,
  answers: answersView(ticket),
  replies: repliesView(ticket),
  assignedTo: ticket.assignedTo ?? null,
  openedBy: ticket.openedBy ?? null,
  place: ticket.place ?? null,
  createdAt: ticket.createdAt.toISOString(),
  updatedAt: ticket.updatedAt.toISOString(),
  version: ticket.version,
});

export const staffLeadView = (lead: LeadRecord): z.output<typeof staffLeadSchema> => ({
  id: lead._id,
  name: lead.name,
  company: lead.company,
  email: lead.email,
  ...(lead.teamSize !== undefined && { teamSize: lead.teamSize }),
  ...(lead.plan !== undefined && { plan: lead.plan }),
  text: lead.text,
  language: lead.language,
  status: lead.status,
  answers: answersView(lead),
  createdAt: lead.createdAt.toISOString(),
  updatedAt: lead.updatedAt.toISOString(),
  version: lead.version,
});
