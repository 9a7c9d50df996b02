import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { elsewhereFile, questionsFile } from '@academy/contracts/content/questions-file.ts';
import { filesOf, readYaml, type Report } from './files.ts';

const flat = (text: string): string => ` ${(text.match(/[\p{Letter}\p{Number}]+/gu) ?? []).join(' ')} `;

/** The folder and base name of the text that a questions file belongs to. */
const textOf = (root: string, file: string): string => {
  const name = path.basename(file, '.yaml');
  const [course = '', lesson = ''] = name.split('--');
  return course === 'document'
    ? path.join(root, 'documents', lesson, 'content')
    : path.join(root, 'courses', course, 'lessons', lesson, 'lesson');
};

/**
 * Validates what learners ask: each sentence that answers must stand in its text, word for word, in both languages.
 * @returns how many questions there are.
 */
export function readQuestions(root: string, report: Report): number {
  let count = 0;
  const folder = path.join(root, 'questions');
  if (!existsSync(folder)) return 0;
  const elsewhere = path.join(folder, 'elsewhere.yaml');
  readYaml(elsewhere, elsewhereFile, report);
  for (const file of filesOf(folder, '.yaml')) {
    if (file === elsewhere) continue;
    const entries = readYaml(file, questionsFile, report) ?? [];
    for (const language of ['es', 'en'] as const) {
      const textFile = `${textOf(root, file)}.${language}.md`;
      if (!existsSync(textFile)) {
        report(file, `belongs to no text: ${path.relative(root, textFile)} is missing`);
        continue;
      }
      const text = flat(readFileSync(textFile, 'utf8'));
      for (const entry of entries) {
        count += entry.ask[language].length;
        if (!text.includes(flat(entry[language])))
          report(file, `${language}: the text does not say “${entry[language]}”`);
      }
    }
  }
  return count;
}
