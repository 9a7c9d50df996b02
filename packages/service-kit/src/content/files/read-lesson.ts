import { numberedName } from '@academy/contracts/content/lesson-file.ts';
import { unseenFile } from '@academy/contracts/content/unseen-file.ts';
import type { ContentFiles, ReportFault } from './content-fault.ts';
import { joinedId, type ExerciseFiles, type FileSchemas, type LessonFiles } from './course-folder.ts';
import { readBody, readYamlFile } from './read-file.ts';

interface Reading {
  files: ContentFiles;
  schemas: FileSchemas;
  report: ReportFault;
}

const numberFault = {
  es: 'Ponle un nombre de dos cifras, un guion y minúsculas con guiones sueltos, como «01-primer-correo»',
  en: 'must be two digits, a hyphen and a kebab-case slug, such as “01-first-email”: rename it',
};

const noExercise = {
  es: 'No hay ningún ejercicio con este nombre: cambia el nombre o bórralo',
  en: 'there is no exercise of this name: rename or delete it',
};

const numbered = (path: string, name: string, report: ReportFault) => {
  const { data } = numberedName.safeParse(name);
  if (!data) report({ file: path, line: null, field: '', text: numberFault });
  return data;
};

const yamlFilesIn = (files: ContentFiles, folder: string): string[] =>
  [...files.keys()]
    .filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.yaml'))
    .map((path) => path.slice(folder.length + 1, -'.yaml'.length))
    .filter((name) => !name.includes('/'))
    .sort();

/** Model answers name samples by number: one that is not there is a fault. */
const checkPlaces = (path: string, { file, answers }: ExerciseFiles, report: ReportFault): void => {
  for (const language of ['es', 'en'] as const) {
    if (!answers) return;
    const { good, weak } = answers[language];
    for (const [kind, places] of [['good', good], ['weak', [weak]]] as const) {
      const count = file.samples[language][kind].length;
      for (const place of places.filter((each) => typeof each === 'number' && each >= count)) {
        const text = {
          es: `no hay ninguna muestra ${place}: van de 0 a ${count - 1}`,
          en: `there is no sample ${place}, they run from 0 to ${count - 1}`,
        };
        report({ file: path, line: null, field: `${language}.${kind}`, text });
      }
    }
  }
};

const readExercise = (
  lesson: { path: string; id: string },
  name: string,
  { files, schemas, report }: Reading,
): ExerciseFiles | undefined => {
  const path = `${lesson.path}/exercises/${name}.yaml`;
  const place = numbered(path, name, report);
  const file = readYamlFile(files, { file: path, schema: schemas.exercise, report });
  const answersPath = `${lesson.path}/answers/${name}.yaml`;
  const unseenPath = `${lesson.path}/unseen/${name}.open.yaml`;
  const answers = files.has(answersPath)
    ? readYamlFile(files, { file: answersPath, schema: schemas.answers, report })
    : null;
  const unseen = files.has(unseenPath) ? readYamlFile(files, { file: unseenPath, schema: unseenFile, report }) : [];
  if (!place || !file || answers === undefined || unseen === undefined) return undefined;
  const exercise = { id: file.id ?? joinedId(lesson.id, place.slug), path, file, answers, unseen };
  checkPlaces(answersPath, exercise, report);
  return exercise;
};

/** One lesson's folder. Its id is `<course>--<slug>`: its number may change without its identity. */
export const readLesson = (
  name: string,
  { courseId, ...reading }: Reading & { courseId: string },
): LessonFiles | undefined => {
  const { files, schemas, report } = reading;
  const path = `lessons/${name}`;
  const place = numbered(path, name, report);
  const file = readYamlFile(files, { file: `${path}/lesson.yaml`, schema: schemas.lesson, report });
  const es = readBody(files, { file: `${path}/lesson.es.md`, schema: schemas.body, report });
  const en = readBody(files, { file: `${path}/lesson.en.md`, schema: schemas.body, report });
  const names = yamlFilesIn(files, `${path}/exercises`);
  for (const each of yamlFilesIn(files, `${path}/answers`))
    if (!names.includes(each)) report({ file: `${path}/answers/${each}.yaml`, line: null, field: '', text: noExercise });
  const id = file?.id ?? joinedId(courseId, place?.slug ?? name);
  // Read even where the lesson itself is faulty: its author hears of all faults at once.
  const exercises = names.map((each) => readExercise({ path, id }, each, reading));
  if (!place || !file || es === undefined || en === undefined) return undefined;
  return { id, path, orderIndex: place.orderIndex, file, es, en, exercises: exercises.filter((one) => one !== undefined) };
};
