import { z } from 'zod';

/**
 * The fields whose values stand in the audit log, before and after a change: what somebody may do, what is shown to whom, and
 * how content is called, and which viewing of an account it was. None else is about a person but their role and plan, and so the
 * name of an imported file is left out; texts of content are in its versions.
 */
export const auditedValues: ReadonlySet<string> = new Set([
  'role',
  'plan',
  'status',
  'isPremium',
  'level',
  'category',
  'courseId',
  'estimatedMinutes',
  'isActive',
  'intervalMs',
  'isPaused',
  'isHidden',
  'isRetired',
  'orderIndex',
  'movedInto',
  'titleEs',
  'titleEn',
  'nameEs',
  'nameEn',
  'invitations',
  'viewingId',
  'viewingEnd',
]);

const auditedValueSchema = z.union([z.string().max(300), z.number(), z.boolean()]).nullable();

/** By the name of a field: what stood there and what stands there now; null for nothing. */
export const auditedChangesSchema = z.record(
  z.string(),
  z.object({ before: auditedValueSchema, after: auditedValueSchema }),
);
export type AuditedChanges = z.infer<typeof auditedChangesSchema>;
