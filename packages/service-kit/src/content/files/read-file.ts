import type { z } from 'zod';
import { readYaml, YamlFault, type ReadYaml } from '../parse-yaml.ts';
import type { ContentFiles, ReportFault } from './content-fault.ts';
import { faultText } from './fault-text.ts';

const missing = { es: 'Falta este archivo: añádelo', en: 'is missing: add this file' };

/** Windows editors end lines their own way and begin a file with a mark. */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

interface Reading<Schema> {
  file: string;
  schema: Schema;
  report: ReportFault;
}

/** A Markdown body; undefined, and reported, where there is none or it is too long. */
export const readBody = (
  files: ContentFiles,
  { file, schema, report }: Reading<z.ZodType<string>>,
): string | undefined => {
  const text = files.get(file);
  if (text === undefined) {
    report({ file, line: null, field: '', text: missing });
    return undefined;
  }
  const result = schema.safeParse(plainText(text).trim());
  if (result.success) return result.data;
  for (const issue of result.error.issues) report({ file, line: null, field: '', text: faultText(issue) });
  return undefined;
};

const parsed = (text: string, file: string, report: ReportFault): ReadYaml | undefined => {
  try {
    return readYaml(plainText(text));
  } catch (error) {
    const isPlaced = error instanceof YamlFault;
    const reason = isPlaced ? error.reason : String(error);
    const text = {
      es: `No es YAML válido: revisa la sangría, los dos puntos y las comillas (${reason})`,
      en: `is no valid YAML: check indentation, colons and quotes (${reason})`,
    };
    report({ file, line: isPlaced ? error.line : null, field: '', text });
    return undefined;
  }
};

/** The data of a YAML file that fits its schema; else undefined, with each fault reported. */
export const readYamlFile = <Schema extends z.ZodType>(
  files: ContentFiles,
  { file, schema, report }: Reading<Schema>,
): z.output<Schema> | undefined => {
  const text = files.get(file);
  if (text === undefined) {
    report({ file, line: null, field: '', text: missing });
    return undefined;
  }
  const yaml = parsed(text, file, report);
  if (!yaml) return undefined;
  const result = schema.safeParse(yaml.data, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const place = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    report({ file, line: yaml.lineOf(place), field: place.join('.'), text: faultText(issue) });
  }
  return undefined;
};
