import { exportedPromptSchema, type ExportedPrompt } from '@academy/contracts/http/ai/prompts.ts';
import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import { issueText } from '@academy/service-kit/http/issue-text.ts';
import { promptLabels } from './prompt-labels.ts';
import { faultyImport } from './prompt-texts.ts';

/** Faults that a refusal names at most. */
const namedFaults = 20;
const shownName = 40;

const nameOf = (entry: unknown): string => {
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : '';
  return typeof name === 'string'
    ? [...name.replaceAll(/\s+/g, ' ').trim()].slice(0, shownName).join('')
    : '';
};

const faultsOf = (entry: unknown, index: number): FieldError[] => {
  const { error } = exportedPromptSchema.safeParse(entry, { reportInput: true });
  const name = nameOf(entry);
  return (error?.issues ?? []).map((issue) => {
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
  const faults = entries.flatMap(faultsOf);
  if (faults.length > 0) throw faultyImport(faults.slice(0, namedFaults));
  return entries.map((entry) => exportedPromptSchema.parse(entry));
};
