import type { ExportedPrompt, PromptExport } from '@academy/contracts/http/ai/prompts.ts';
import { promptLibraryLimits } from '@academy/contracts/shared/prompt-library-limits.ts';

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
/** Around the prompts of a request: the id of the import, and braces. */
const envelopeBytes = 1_024;

/**
 * The files of an export, each as large as an import may be. More than one is rare: it takes a hundred prompts of the
 * greatest length.
 */
export function exportFiles({ prompts, ...head }: PromptExport): string[] {
  const parts: ExportedPrompt[][] = [[]];
  let size = 0;
  for (const prompt of prompts) {
    // As it is written and as a request sends it, whichever is larger.
    const bytes = bytesOf(JSON.stringify([prompt], null, 2));
    if (size + bytes > promptLibraryLimits.importBytes - envelopeBytes && size > 0) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)!.push(prompt);
    size += bytes;
  }
  return parts.map((part) => JSON.stringify({ ...head, prompts: part }, null, 2));
}

export type ImportFault = 'too-large' | 'not-json' | 'no-prompts';

/** The entries of a file: an export, or just a list of prompts. The server checks each of them. */
export function readImportFile(text: string): readonly unknown[] | ImportFault {
  if (bytesOf(text) > promptLibraryLimits.importBytes) return 'too-large';
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return 'not-json';
  }
  const entries: unknown =
    typeof parsed === 'object' && parsed !== null && 'prompts' in parsed ? parsed.prompts : parsed;
  return Array.isArray(entries) && entries.length > 0 ? entries : 'no-prompts';
}
