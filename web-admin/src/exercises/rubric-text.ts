import { rubricData, type RubricData } from '@academy/contracts/content/exercise-file.ts';
import { parse, stringify, YAMLParseError } from 'yaml';
import type { Language } from '@academy/contracts/shared/language.ts';
import spanish from 'zod/v4/locales/es.js';

export type RubricReading =
  | { rubric: RubricData }
  /** `path` names the field at fault, such as `criteria.0.weight`; empty where the text is no YAML at all. */
  | { path: string; message: string };

/** A rubric as its author edits it. */
export const writeRubric = (rubric: RubricData): string => stringify(rubric, { lineWidth: 100 });

/** Reads what an author typed. Messages are in the language asked for, as far as the schema's own words are. */
export function readRubric(text: string, language: Language): RubricReading {
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    return { path: '', message: error instanceof YAMLParseError ? error.message : String(error) };
  }
  const result = rubricData.safeParse(data, language === 'es' ? { error: spanish().localeError } : {});
  if (result.success) return { rubric: result.data };
  const issue = result.error.issues[0];
  return { path: issue?.path.join('.') ?? '', message: issue?.message ?? '' };
}
