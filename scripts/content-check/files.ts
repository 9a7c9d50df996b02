import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { ContentFault } from '@academy/service-kit/content/files/content-fault.ts';
import { readYamlFile } from '@academy/service-kit/content/files/read-file.ts';
import type { z } from 'zod';

/** Takes one fault: the file it is in and what is wrong. */
export type Report = (file: string, problem: string) => void;

/** The data of a YAML file that fits the schema; else undefined, with each fault reported. */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  report: Report,
): z.infer<Schema> | undefined {
  const files = new Map(existsSync(file) ? [[file, readFileSync(file, 'utf8')]] : []);
  return readYamlFile(files, { file, schema, report: (fault) => report(file, faultLine(fault)) });
}

/** What is wrong, after the field and before the line where there are such. */
export function faultLine({ line, field, text }: ContentFault): string {
  const where = field === '' ? '' : `${field}: `;
  return `${where}${text.en}${line === null ? '' : ` (line ${line})`}`;
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
