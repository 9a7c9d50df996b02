import type { inquiryStatusSchema } from '@academy/contracts/http/auth/inquiries.ts';
import type { staffHelpSchema } from '@academy/contracts/http/auth/help-tickets.ts';
import type { staffLeadSchema } from '@academy/contracts/http/auth/leads.ts';
import type { z } from 'zod';

export type InquiryStatus = z.infer<typeof inquiryStatusSchema>;
export type StaffHelp = z.infer<typeof staffHelpSchema>;
export type StaffLead = z.infer<typeof staffLeadSchema>;
/** What both kinds of inquiries have. */
export type Inquiry = StaffHelp | StaffLead;
