import { toolFile } from '@academy/contracts/content/tool-file.ts';
import { readYamlFiles, yamlNamesIfAny } from '../../content/read-yaml-folder.ts';
import type { Tool } from '../domain/tool.ts';

/** Every tool under `content/tools` in its order; none without that folder. Throws naming the file that does not fit. */
export const readTools = async (contentDirectory: string): Promise<Tool[]> => {
  const names = await yamlNamesIfAny(contentDirectory, 'tools');
  const files = await readYamlFiles(contentDirectory, { folder: 'tools', names, schema: toolFile });
  return files
    .map(({ name, data }): Tool => ({ id: name, ...data }))
    .sort((a, b) => a.orderIndex - b.orderIndex || a.id.localeCompare(b.id));
};
