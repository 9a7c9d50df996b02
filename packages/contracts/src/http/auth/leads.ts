import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { oneLineText } from '../../shared/person-text.ts';
import { requestId, staffAnswers, stored } from './inquiries.ts';

export const leadSchema = z.object({
  requestId,
  name: oneLineText({ min: 1, max: 120, error: 'Name is required' }),
  company: oneLineText({ min: 1, max: 160, error: 'Company is required' }),
  email: z.email({ error: 'Invalid email address' }).max(254),
  teamSize: z.coerce.number().int().min(1).max(1_000_000).optional(),
  plan: z.enum(['starter', 'professional', 'enterprise']).optional(),
  text: z.string().trim().min(10, { error: 'Write at least 10 characters' }).max(5000),
  language: languageSchema,
});

export const staffLeadSchema = leadSchema.omit({ requestId: true }).extend({
  ...stored,
  answers: staffAnswers,
});
