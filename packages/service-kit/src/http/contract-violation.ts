import type { z } from 'zod';
import { invalid, type DomainError, type FieldError } from '../errors/domain-error.ts';
import type { FieldLabels } from './field-labels.ts';
import { issueText } from './issue-text.ts';

/** The 400 for a request part that does not fit its contract: one entry per field, the first issue of each. */
export const contractViolation = (issues: readonly z.core.$ZodIssue[], labels?: FieldLabels): DomainError => {
  const byPath = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!byPath.has(path)) byPath.set(path, { path, text: issueText(issue, labels) });
  }
  return invalid([...byPath.values()]);
};
