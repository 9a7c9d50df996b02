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

/**
 * By resource, the fields whose values are personal: those of an account, notes about somebody and answers to them. Before and after they
 * stand in the audit log as ciphertext alone, under a key per person that goes with the account.
 */
export const personalFields: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  users: new Set(['firstName', 'lastName', 'email', 'note']),
  help: new Set(['answers']),
};

const valueSchema = (text: z.ZodString) => z.union([text, z.number(), z.boolean()]).nullable();
const changesSchema = (text: z.ZodString) =>
  z.record(z.string(), z.object({ before: valueSchema(text), after: valueSchema(text) }));

/** By the name of a field: what stood there and what stands there now; null for nothing. */
export const auditedChangesSchema = changesSchema(z.string().max(300));
export type AuditedChanges = z.infer<typeof auditedChangesSchema>;

/** The same with personal values, such as notes, which are longer. */
export const shownChangesSchema = changesSchema(z.string());
