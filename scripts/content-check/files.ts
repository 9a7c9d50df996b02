import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** Takes one fault: the file it is in and what is wrong. */
export type Report = (file: string, problem: string) => void;

/** The data of a YAML file that fits the schema; else undefined, with each fault reported. */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  report: Report,
): z.infer<Schema> | undefined {
  if (!existsSync(file)) {
    report(file, 'is missing');
    return undefined;
  }
  let data: unknown;
  try {
    data = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    report(file, error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'is not YAML');
    return undefined;
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues)
    report(file, `${issue.path.join('.') || 'the file'}: ${issue.message}`);
  return undefined;
}

/** The folders directly inside a folder, by name; none when it does not exist. */
export function foldersOf(folder: string): string[] {
  return entriesOf(folder, (entry) => entry.isDirectory());
}

/** The files directly inside a folder with this ending, by name. */
export function filesOf(folder: string, ending: string): string[] {
  return entriesOf(folder, (entry) => entry.isFile() && entry.name.endsWith(ending));
}

function entriesOf(folder: string, keep: (entry: Dirent) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(keep)
    .map((entry) => path.join(folder, entry.name))
    .sort();
}
