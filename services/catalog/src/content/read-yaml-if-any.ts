import { readFile } from 'node:fs/promises';
import { hasCode } from '@academy/service-kit/errors/has-code.ts';
import { parseYaml } from '@academy/service-kit/content/parse-yaml.ts';
import type { z } from 'zod';

/** Reads a file that an exercise may have; null where there is none. Throws ZodError where it does not fit. */
export const readYamlIfAny = async <Data>(file: string, schema: z.ZodType<Data>): Promise<Data | null> => {
  try {
    return schema.parse(parseYaml(await readFile(file, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};
