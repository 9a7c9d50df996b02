import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exerciseFile, type ExerciseFile } from '@academy/contracts/content/exercise-file.ts';
import { parse } from 'yaml';

const courses = join(import.meta.dirname, '../../content/courses');

/** The exercises of a lesson by its place, from 1, as their authors wrote them: with good and weak samples. */
export const exercisesOf = (course: string, lesson: number): ExerciseFile[] => {
  const lessons = join(courses, course, 'lessons');
  const folder = readdirSync(lessons).sort()[lesson - 1];
  if (!folder) throw new Error(`${course} has no lesson ${lesson}`);
  const exercises = join(lessons, folder, 'exercises');
  return readdirSync(exercises)
    .sort()
    .map((name) => exerciseFile.parse(parse(readFileSync(join(exercises, name), 'utf8'))));
};
