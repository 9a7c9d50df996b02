import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { documentFile } from '@academy/contracts/content/document-file.ts';
import { lessonFile } from '@academy/contracts/content/lesson-file.ts';
import { parseYaml } from '@academy/service-kit/content/parse-yaml.ts';
import { placedPassages, type PlacedPassage } from '../../src/knowledge/domain/placed-passages.ts';

interface Academy {
  passages: PlacedPassage[];
  /** The content file that a passage was cut from, from the repository's root. */
  fileOf: (passage: PlacedPassage) => string;
}

const kinds = [
  { kind: 'lesson', yaml: 'content/courses/*/lessons/*/lesson.yaml', text: 'lesson', schema: lessonFile },
  { kind: 'document', yaml: 'content/documents/*/document.yaml', text: 'content', schema: documentFile },
] as const;

/** The passages of content/, as the service cuts them from what catalog and library publish. */
export const readAcademy = async (root: string): Promise<Academy> => {
  const folders = new Map<string, { folder: string; text: string }>();
  const passages: PlacedPassage[] = [];
  for (const { kind, yaml, text, schema } of kinds)
    for (const file of globSync(yaml, { cwd: root }).toSorted()) {
      const folder = dirname(file);
      const { title } = schema.parse(parseYaml(await readFile(join(root, file), 'utf8')));
      const content = (language: string) => readFile(join(root, folder, `${text}.${language}.md`), 'utf8');
      const record = {
        _id: basename(folder),
        sequence: 1,
        titleEs: title.es,
        titleEn: title.en,
        contentEs: await content('es'),
        contentEn: await content('en'),
      };
      folders.set(`${kind}/${record._id}`, { folder, text });
      passages.push(...placedPassages(kind, record));
    }
  return {
    passages,
    fileOf: ({ place, language }) => {
      const found = folders.get(`${place.kind}/${place.id}`);
      return `${found?.folder}/${found?.text}.${language}.md`;
    },
  };
};
