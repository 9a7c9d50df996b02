import type {
  requestStatusSchema,
  staffHelpSchema,
  staffLeadSchema,
} from '@academy/contracts/http/requests.ts';
import type { z } from 'zod';

export type InquiryStatus = z.infer<typeof requestStatusSchema>;
export type StaffHelp = z.infer<typeof staffHelpSchema>;
export type StaffLead = z.infer<typeof staffLeadSchema>;
