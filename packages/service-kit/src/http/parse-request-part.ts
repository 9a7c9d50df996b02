import type { z } from 'zod';
import { contractViolation } from './contract-violation.ts';
import type { FieldLabels } from './field-labels.ts';

/**
 * What the caller sent, parsed: params, query, a body or a form. Throws DomainError 400 that names each field at fault.
 * Only what came with the request belongs here: a ZodError of our own data is a defect, and answered as one.
 */
export const parseRequestPart = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  labels?: FieldLabels,
): z.output<Schema> => {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw contractViolation(result.error.issues, labels);
  return result.data;
};
