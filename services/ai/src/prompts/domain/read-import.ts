import { exportedPromptSchema, type ExportedPrompt } from '@academy/contracts/http/ai/prompts.ts';
import { invalid, type FieldError } from '@academy/service-kit/errors/domain-error.ts';
import { issueText } from '@academy/service-kit/http/issue-text.ts';
import type { z } from 'zod';
import { promptLabels } from './prompt-labels.ts';

/** Faults that a refusal names at most. */
const namedFaults = 20;
const shownName = 40;

const nameOf = (entry: unknown): string => {
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : '';
  return typeof name === 'string'
    ? [...name.replaceAll(/\s+/g, ' ').trim()].slice(0, shownName).join('')
    : '';
};

const faultsOf = (issues: readonly z.core.$ZodIssue[], entry: unknown, index: number): FieldError[] => {
  const name = nameOf(entry);
  return issues.map((issue) => {
    const text = issueText(issue, promptLabels);
    return {
      path: ['prompts', index, ...issue.path].join('.'),
      text: {
        es: `Entrada ${index + 1}${name && ` («${name}»)`}: ${text.es}`,
        en: `Entry ${index + 1}${name && ` ("${name}")`}: ${text.en}`,
      },
    };
  });
};

/** The prompts of an import. Throws DomainError 400 that names each entry at fault and says what is wrong with it. */
export const readImport = (entries: readonly unknown[]): ExportedPrompt[] => {
  const faults: FieldError[] = [];
  const prompts = entries.flatMap((entry, index) => {
    const { data, error } = exportedPromptSchema.safeParse(entry, { reportInput: true });
    if (error) faults.push(...faultsOf(error.issues, entry, index));
    return data ?? [];
  });
  if (faults.length > 0) throw invalid(faults.slice(0, namedFaults));
  return prompts;
};
