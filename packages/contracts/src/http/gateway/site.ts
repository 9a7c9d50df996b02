import { z } from 'zod';

/** Brand and company as configured, for both web apps. */
export const siteSchema = z.object({
  brand: z.string(),
  company: z.string(),
  /** For the legal notice; empty where not configured. */
  companyAddress: z.string(),
  companyTaxId: z.string(),
  companyRegister: z.string(),
  contactEmail: z.string(),
  privacyEmail: z.string(),
  publicUrl: z.string(),
  termsVersion: z.string(),
  /** A script of page-view analytics, loaded only after consent; null for none. */
  analyticsScript: z.string().nullable(),
});
export type Site = z.infer<typeof siteSchema>;
