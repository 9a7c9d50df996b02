import type { z } from 'zod';

/** A rule that a field breaks, by its key below `resources.rubric.rules`, with the values of its text. */
export interface BrokenRule {
  rule: string;
  values: Record<string, string | number>;
}

const listed = (values: readonly unknown[]) => values.map(String).join(', ');
const limitOf = (limit: number | bigint) => Number(limit);

/** Which rule of the rubric's schema an issue is about. */
export function ruleOf(issue: z.core.$ZodIssue): BrokenRule {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return { rule: 'missing', values: {} };
      return { rule: `type_${issue.expected === 'int' ? 'number' : issue.expected}`, values: {} };
    case 'too_small':
      return { rule: `least_${issue.origin}`, values: { limit: limitOf(issue.minimum) } };
    case 'too_big':
      return { rule: `most_${issue.origin}`, values: { limit: limitOf(issue.maximum) } };
    case 'invalid_value':
      return { rule: 'choice', values: { value: String(issue.input), choices: listed(issue.values) } };
    case 'unrecognized_keys':
      return { rule: 'unknown', values: { keys: listed(issue.keys) } };
    case 'invalid_format':
      return { rule: 'slug', values: {} };
    case 'custom':
      return ruleOfOurs(issue.params);
    default:
      return { rule: 'other', values: {} };
  }
}

/** The schema's own rules say in `params` which they are. */
function ruleOfOurs(params: Record<string, unknown> | undefined): BrokenRule {
  const { rule, ...values } = params ?? {};
  if (typeof rule !== 'string') return { rule: 'other', values: {} };
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value),
  ]);
  return { rule, values: Object.fromEntries(shown) as BrokenRule['values'] };
}
