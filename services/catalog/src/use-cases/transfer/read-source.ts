import { draftFiles } from '@academy/contracts/content/draft-files.ts';
import type { ImportSource } from '@academy/contracts/shared/content-transfer.ts';
import { readSent } from '@academy/service-kit/archive/read-archive.ts';
import type { ContentFiles } from '@academy/service-kit/content/files/content-fault.ts';
import type { CourseFiles } from '@academy/service-kit/content/files/course-folder.ts';
import { readCourse, wholeCourse } from '@academy/service-kit/content/files/read-course.ts';
import { faultFields, filesFaulty } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import { fileReason } from '../../domain/transfer-texts.ts';

/** A course as its files say it, with the files. */
export interface SentCourse {
  course: CourseFiles;
  files: ContentFiles;
  /** Prompts in `unseen/`, which are read at the start alone. */
  passedOver: string[];
}

const known =
  /^(?:course\.yaml|lessons\/[^/]+\/(?:lesson\.yaml|lesson\.(?:es|en)\.md|(?:exercises|answers)\/[^/]+\.yaml))$/;
const passed = /^lessons\/[^/]+\/unseen\//;

/** The course's folder within what was sent: its name, and the files by their paths in it. */
const folderIn = (sent: ContentFiles): { id: string; files: ContentFiles } => {
  const paths = [...sent.keys()];
  const id = paths
    .map((path) => /^([^/]+)\/course\.yaml$/.exec(path)?.[1])
    .find((name) => name !== undefined);
  if (id === undefined || !paths.every((path) => path.startsWith(`${id}/`)))
    throw filesFaulty([fileReason('course.yaml', 'noFolder')]);
  return { id, files: new Map([...sent].map(([path, text]) => [path.slice(id.length + 1), text])) };
};

const repeatedIds = ({ lessons }: CourseFiles): FieldError[] => {
  const all = lessons.flatMap((lesson) => [
    { id: lesson.id, path: `${lesson.path}/lesson.yaml` },
    ...lesson.exercises.map(({ id, path }) => ({ id, path })),
  ]);
  return all
    .filter(({ id }, at) => all.findIndex((other) => other.id === id) < at)
    .map(({ path }) => fileReason(path, 'twice'));
};

/** Reads and checks what staff sent before anything is compared with it. Throws DomainError 400 naming each fault. */
export const readSource = async (source: ImportSource): Promise<SentCourse> => {
  const { id, files } = folderIn(await readSent(source));
  const passedOver = [...files.keys()].filter((path) => passed.test(path));
  const taken = new Map([...files].filter(([path]) => !passed.test(path)));
  const strays = [...taken.keys()]
    .filter((path) => !known.test(path))
    .map((path) => fileReason(path, 'stray'));
  const read = readCourse(id, taken, draftFiles);
  const course = wholeCourse(read);
  const faults = [...strays, ...faultFields(read.faults), ...(course ? repeatedIds(course) : [])];
  if (!course || faults.length > 0) throw filesFaulty(faults);
  return { course, files: taken, passedOver };
};
