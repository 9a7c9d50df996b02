import { mailStatusSchema, type MailStatus } from '@academy/contracts/http/scheduler/mails.ts';
import { anyTime } from '@academy/service-kit/mongo/any-time.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { SortableFields } from '@academy/service-kit/staff/staff-query.ts';
import { z } from 'zod';
import type { Mail } from '../domain/mail.ts';
import { mailTemplates } from '../kinds/mail-kinds.ts';

export const sortableMailFields: SortableFields<Mail> = new Map([
  ['id', '_id'],
  ['template', 'template'],
  ['attempts', 'attempts'],
  ['createdAt', 'createdAt'],
]);

export const mailFilterSchema = z.strictObject({
  status: mailStatusSchema.optional(),
  template: z.enum(mailTemplates).optional(),
  userId: z.string().optional(),
});

/** Which mails have a status. */
export const whereStatus = (status: MailStatus): Filter<Mail> => {
  if (status === 'failed') return { poisonedAt: anyTime };
  if (status === 'waiting') return { dueAt: anyTime, lastError: null };
  if (status === 'retrying') return { dueAt: anyTime, lastError: { $ne: null } };
  return { outcome: status, dueAt: null, poisonedAt: null };
};
