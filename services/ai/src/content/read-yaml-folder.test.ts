import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readYamlFiles, yamlNames, yamlNamesIfAny } from './read-yaml-folder.ts';

const schema = z.object({ n: z.number() });
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'yaml-'));
  await mkdir(join(root, 'news'));
  await writeFile(join(root, 'news/b.yaml'), 'n: 2');
  await writeFile(join(root, 'news/a.yaml'), 'n: 1');
  await writeFile(join(root, 'news/notes.md'), 'not ours');
  await writeFile(join(root, 'file'), '');
});
afterAll(() => rm(root, { recursive: true }));

const read = async () =>
  readYamlFiles(root, { folder: 'news', names: await yamlNames(root, 'news'), schema });

test('When a folder is read, then its YAML files come in the order of their names', async () => {
  expect(await read()).toEqual([
    { name: 'a', data: { n: 1 } },
    { name: 'b', data: { n: 2 } },
  ]);
});

test('When a file does not fit, then the error names it', async () => {
  await writeFile(join(root, 'news/b.yaml'), 'n: two');
  await expect(read()).rejects.toThrow('content/news/b.yaml cannot be read');
});

test('When there is no folder, then it has no files; but one that cannot be read is not empty', async () => {
  expect(await yamlNamesIfAny(root, 'nothing')).toEqual([]);
  await expect(yamlNamesIfAny(root, 'file')).rejects.toThrow('ENOTDIR');
  await expect(yamlNames(root, 'nothing')).rejects.toThrow('ENOENT');
});
