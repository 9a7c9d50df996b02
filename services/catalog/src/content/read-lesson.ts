import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { exerciseFile } from '@academy/contracts/content/exercise-file.ts';
import { lessonFile, numberedName } from '@academy/contracts/content/lesson-file.ts';
import { importHash } from '@academy/service-kit/content/import-decision.ts';
import { parseYaml } from '@academy/service-kit/content/parse-yaml.ts';
import type { LessonExercise, LessonRecord } from '../domain/lesson.ts';
import { readAnswers } from './read-answers.ts';
import { readReferences } from './read-references.ts';

/** A lesson of content/ in the form that the catalogue keeps, with the hash of what it was read from. */
export interface ContentLesson {
  id: string;
  hash: string;
  fields: Pick<
    LessonRecord,
    | 'courseId' | 'orderIndex' | 'titleEs' | 'titleEn' | 'contentEs' | 'contentEn'
    | 'estimatedMinutes' | 'status' | 'exercises'
  >;
}

/** Slugs have no double hyphen, so ids joined by one cannot meet. */
const joined = (parent: string, slug: string): string => `${parent}--${slug}`;

const readExercise = async (file: string, lessonId: string): Promise<LessonExercise> => {
  const { slug } = numberedName.parse(basename(file, '.yaml'));
  const { title, prompt, rubric, hints, samples } = exerciseFile.parse(parseYaml(await readFile(file, 'utf8')));
  return {
    id: joined(lessonId, slug),
    titleEs: title.es,
    titleEn: title.en,
    promptEs: prompt.es,
    promptEn: prompt.en,
    rubric,
    hints,
    samples,
    ...(await readReferences(file, samples)),
    ...(await readAnswers(join(dirname(file), '../answers', basename(file)), samples)),
  };
};

const exerciseFiles = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.yaml')).sort();
};

/** Reads one lesson's folder. Its id is `<course>--<slug>`: its number may change without its identity. */
export const readLesson = async (folder: string, courseId: string): Promise<ContentLesson> => {
  const { slug, orderIndex } = numberedName.parse(basename(folder));
  const id = joined(courseId, slug);
  const text = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  const [yaml, contentEs, contentEn, files] = await Promise.all([
    text('lesson.yaml'),
    text('lesson.es.md'),
    text('lesson.en.md'),
    exerciseFiles(join(folder, 'exercises')),
  ]);
  const { title, estimatedMinutes, status } = lessonFile.parse(parseYaml(yaml));
  const fields = {
    courseId,
    orderIndex,
    titleEs: title.es,
    titleEn: title.en,
    contentEs: contentEs.trim(),
    contentEn: contentEn.trim(),
    estimatedMinutes,
    status,
    exercises: await Promise.all(files.map((file) => readExercise(join(folder, 'exercises', file), id))),
  };
  return { id, hash: importHash(fields), fields };
};
