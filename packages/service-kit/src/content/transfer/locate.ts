import { readYaml, type ReadYaml } from '../parse-yaml.ts';
import type { ContentFiles } from '../files/content-fault.ts';
import type { ComparedRecord } from './compare-record.ts';
import { placed } from './transfer-texts.ts';

/** Says where in the files a field of a record stands. */
export type Locate = (record: Pick<ComparedRecord, 'kind' | 'id'>, field: string) => string;

/** Says a field of a record by its file and line; one that only the store has, by its id. */
export const locateIn = (
  files: ContentFiles,
  compared: readonly Pick<ComparedRecord, 'kind' | 'id' | 'path'>[],
  /** Which file has a field of the record at a path, and the path within it. */
  placeInFiles: (path: string, field: string) => { file: string; at: string[] },
): Locate => {
  const paths = new Map(compared.map(({ kind, id, path }) => [`${kind} ${id}`, path]));
  const read = new Map<string, ReadYaml>();
  /** Read once, however many faults its file has. */
  const yamlOf = (file: string): ReadYaml | null => {
    const text = files.get(file);
    const known = read.get(file);
    if (known || text === undefined) return known ?? null;
    const yaml = readYaml(text);
    read.set(file, yaml);
    return yaml;
  };
  return ({ kind, id }, field) => {
    const path = paths.get(`${kind} ${id}`);
    if (!path) return `${id} ${field}`;
    const { file, at } = placeInFiles(path, field);
    const line = at.length === 0 ? null : (yamlOf(file)?.lineOf(at) ?? null);
    return placed({ file, line, field: at.join('.') });
  };
};
