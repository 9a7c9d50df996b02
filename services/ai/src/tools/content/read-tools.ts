import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { toolFile } from '@academy/contracts/content/tool-file.ts';
import { parse } from 'yaml';
import type { Tool } from '../domain/tool.ts';

const readTool = async (path: string): Promise<Tool> => ({
  id: basename(path, '.yaml'),
  ...toolFile.parse(parse(await readFile(path, 'utf8'))),
});

/** Every tool under `content/tools` in its order; none without that folder. Throws naming the file that does not fit. */
export const readTools = async (contentDirectory: string): Promise<Tool[]> => {
  const folder = join(contentDirectory, 'tools');
  const names = await readdir(folder).catch(() => []);
  const tools = await Promise.all(
    names
      .filter((name) => name.endsWith('.yaml'))
      .map((name) =>
        readTool(join(folder, name)).catch((error: unknown) => {
          throw new Error(`content/tools/${name} cannot be imported`, { cause: error });
        }),
      ),
  );
  return tools.sort((a, b) => a.orderIndex - b.orderIndex || a.id.localeCompare(b.id));
};
