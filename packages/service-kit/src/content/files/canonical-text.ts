import type { z } from 'zod';
import { plainText } from './read-file.ts';
import { writeYaml } from './write-yaml.ts';

/** Half of a pair of characters is nothing that a file can hold. */
const wellFormed = (text: string): string => plainText(text).toWellFormed();

/** As it is read again: keys in their order, nothing undefined, texts without spaces around them. */
const canonical = (schema: z.ZodType, data: unknown): unknown => {
  const plain: unknown = JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? wellFormed(value) : value,
  );
  const { data: parsed, success } = schema.safeParse(plain);
  return success ? parsed : plain;
};

/** The text of a YAML file. */
export const yaml = (schema: z.ZodType, data: unknown): string => writeYaml(canonical(schema, data));

/** The text of a Markdown file. */
export const body = (text: string): string => `${wellFormed(text).trim()}\n`;
