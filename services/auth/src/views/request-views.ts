import type { z } from 'zod';
import type { staffHelpSchema, staffLeadSchema } from '@academy/contracts/http/requests.ts';
import type { LeadRecord } from '../domain/request.ts';
import type { AskedHelp } from '../use-cases/list-requests.ts';

/** Without a name and address where the account is gone. */
export const staffHelpView = ({ request, asker }: AskedHelp): z.output<typeof staffHelpSchema> => ({
  id: request._id,
  userId: request.userId,
  email: asker?.email ?? '',
  name: asker ? `${asker.firstName} ${asker.lastName}`.trim() : '',
  subject: request.subject,
  text: request.text,
  language: request.language,
  priority: request.priority,
  status: request.status,
  createdAt: request.createdAt.toISOString(),
  updatedAt: request.updatedAt.toISOString(),
  version: request.version,
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
  createdAt: lead.createdAt.toISOString(),
  updatedAt: lead.updatedAt.toISOString(),
  version: lead.version,
});
