import type { inquiryStatusSchema } from '@academy/contracts/http/auth/inquiries.ts';
import type { staffHelpSchema } from '@academy/contracts/http/auth/help-tickets.ts';
import type { staffLeadSchema } from '@academy/contracts/http/auth/leads.ts';
import type { StaffMessage } from '@academy/contracts/http/auth/team-messages.ts';
import type { z } from 'zod';

export type InquiryStatus = z.infer<typeof inquiryStatusSchema>;
export type StaffHelp = z.infer<typeof staffHelpSchema>;
export type StaffLead = z.infer<typeof staffLeadSchema>;
/** What all kinds of inquiries have. */
export type Inquiry = StaffHelp | StaffLead | StaffMessage;

/** Whether staff wrote first, so that the text is theirs. */
export const isFromTeam = (inquiry: Inquiry): boolean => 'openedBy' in inquiry && inquiry.openedBy !== null;
