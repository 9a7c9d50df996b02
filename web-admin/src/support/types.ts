import type {
  inquiryStatusSchema,
  staffHelpSchema,
  staffLeadSchema,
} from '@academy/contracts/http/auth/support.ts';
import type { z } from 'zod';

export type InquiryStatus = z.infer<typeof inquiryStatusSchema>;
export type StaffHelp = z.infer<typeof staffHelpSchema>;
export type StaffLead = z.infer<typeof staffLeadSchema>;
/** What both kinds of inquiries have. */
export type Inquiry = StaffHelp | StaffLead;
