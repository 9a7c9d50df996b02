import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hasCode } from '@academy/service-kit/errors/has-code.ts';
import { parseYaml } from '@academy/service-kit/content/parse-yaml.ts';
import type { z } from 'zod';

export interface YamlFile<Data> {
  /** The file's name without its ending. */
  name: string;
  data: Data;
}

/** Reads one file of content. Throws an Error that names it, such as `content/news/first.yaml`, where it does not fit. */
export const readYamlFile = async <Data>(
  contentDirectory: string,
  file: string,
  schema: z.ZodType<Data>,
): Promise<Data> => {
  try {
    return schema.parse(parseYaml(await readFile(join(contentDirectory, file), 'utf8')));
  } catch (error) {
    throw new Error(`content/${file} cannot be read`, { cause: error });
  }
};

/** The names of the YAML files of a folder of content, sorted. Throws where there is no such folder. */
export const yamlNames = async (contentDirectory: string, folder: string): Promise<string[]> =>
  (await readdir(join(contentDirectory, folder))).filter((name) => name.endsWith('.yaml')).sort();

/** As `yamlNames`; none where there is no such folder. What cannot be read for another reason is no empty folder. */
export const yamlNamesIfAny = async (contentDirectory: string, folder: string): Promise<string[]> => {
  try {
    return await yamlNames(contentDirectory, folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
};

/** Reads files of one folder, in the order of their names. */
export const readYamlFiles = <Data>(
  contentDirectory: string,
  { folder, names, schema }: { folder: string; names: readonly string[]; schema: z.ZodType<Data> },
): Promise<YamlFile<Data>[]> =>
  Promise.all(
    names.map(async (name) => ({
      name: basename(name, '.yaml'),
      data: await readYamlFile(contentDirectory, `${folder}/${name}`, schema),
    })),
  );
