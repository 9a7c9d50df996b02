import { z } from 'zod';
import { staffListQuerySchema } from '../../shared/lists.ts';
import { shownChangesSchema } from '../../shared/audited-values.ts';
import { defineEndpoint } from '../endpoint.ts';

/** One change by staff, in any service. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actorId: z.string(),
  /** The actor's name as their account has it now; null where the account is deleted. */
  actorName: z.string().nullable(),
  /** Such as `course.updated`. */
  action: z.string(),
  /** As the back office calls it, such as `courses`. */
  resource: z.string(),
  resourceId: z.string(),
  /** Names of the fields that changed. */
  fields: z.array(z.string()),
  /** What stood in some of them before and after; empty for what was changed before values were kept. */
  values: shownChangesSchema,
  /**
   * The personal ones of these values: `none` are kept; they are in `values` (`shown`); the caller may not read them (`hidden`); they went
   * with the account (`erased`); or no key opens them any more (`unreadable`).
   */
  personal: z.enum(['none', 'shown', 'hidden', 'erased', 'unreadable']),
  /** The network that the call came from: `203.0.113.0/24` or `2001:db8:12::/48`; null where it is not known. */
  network: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditEndpoints = {
  staffListAudit: defineEndpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary:
      'List what staff changed, newest first (ra-data-simple-rest conventions). Filters: `actorId`, `action`, `resource`, `resourceId`, `personId` (whom it concerns), `from` and `to` (times). Personal values are for administrators.',
    access: 'audit.read',
    query: staffListQuerySchema,
    response: z.array(auditEntrySchema),
  }),
} as const;
