import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readQuestions } from './read-questions.ts';

const root = mkdtempSync(path.join(tmpdir(), 'questions-'));
afterAll(() => rmSync(root, { recursive: true }));

const lesson = path.join(root, 'courses/first/lessons/01-limits');
mkdirSync(lesson, { recursive: true });
mkdirSync(path.join(root, 'questions'));
writeFileSync(path.join(root, 'questions/elsewhere.yaml'), 'es: [¿Llueve mañana?]\nen: [Will it rain?]\n');
writeFileSync(path.join(lesson, 'lesson.es.md'), 'Dale **permiso** para decir\nque no lo sabe.');
writeFileSync(path.join(lesson, 'lesson.en.md'), 'Give it permission to say that it does not know.');

const faultsOf = (name: string, english: string): { count: number; faults: string[] } => {
  const file = path.join(root, 'questions', name);
  writeFileSync(
    file,
    `- es: Dale permiso para decir que no lo sabe.\n  en: ${english}\n  ask: { es: [¿Y si se lo inventa?], en: [What if it invents it?] }\n`,
  );
  const faults: string[] = [];
  const count = readQuestions(root, (where, problem) => faults.push(`${path.basename(where)}: ${problem}`));
  rmSync(file);
  return { count, faults };
};

test('When the sentences stand in their texts, whatever their marks, then there are no faults', () => {
  expect(faultsOf('first--01-limits.yaml', 'Give it permission to say that it does not know.')).toEqual({
    count: 2,
    faults: [],
  });
});

test('When a text does not say the sentence, then its file and language are reported', () => {
  const { faults } = faultsOf('first--01-limits.yaml', 'Never mind.');
  expect(faults).toEqual(['first--01-limits.yaml: en: the text does not say “Never mind.”']);
});

test('When the file belongs to no text, then it is reported', () => {
  const { faults } = faultsOf('document--nowhere.yaml', 'Never mind.');
  expect(faults.join()).toContain('belongs to no text');
});
