import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkerFile,
  linesFile,
  twinsFile,
  unseenFile,
  type CheckerFile,
  type LinesRead,
  type Twin,
  type UnseenPrompt,
} from '@academy/contracts/content/unseen-file.ts';
import { parse } from 'yaml';

/** Open prompts may be read and tuned to; of the sealed ones only the total is ever looked at. */
export type UnseenPart = 'open' | 'sealed';
export const unseenParts: readonly UnseenPart[] = ['open', 'sealed'];

/** What a file of either part holds: the sealed ones are in Base64, so that nobody reads them by accident in a search. */
export const parseUnseen = (written: string, part: UnseenPart): unknown =>
  parse(part === 'sealed' ? Buffer.from(written, 'base64').toString('utf8') : written);

const readRows = (exerciseFile: string, ending: string, part: UnseenPart): unknown => {
  const name = path.basename(exerciseFile, '.yaml');
  const file = path.join(path.dirname(exerciseFile), '..', 'unseen', `${name}${ending}.${part}.yaml`);
  if (!existsSync(file)) return [];
  return parseUnseen(readFileSync(file, 'utf8'), part);
};

/**
 * The prompts that were written for an exercise by people who saw its lesson and instructions alone; none where there are
 * none yet. Throws ZodError for a file in another form.
 *
 * @param exerciseFile the exercise's own file, `exercises/<name>.yaml`; the prompts lie in `unseen/` beside that folder
 */
export const readUnseen = (exerciseFile: string, part: UnseenPart): UnseenPrompt[] =>
  unseenFile.parse(readRows(exerciseFile, '', part));

/** The same of short prompts, as people type them in a hurry. Nothing is fitted to them: the open ones are to be read. */
export const readNatural = (exerciseFile: string, part: UnseenPart): UnseenPrompt[] =>
  unseenFile.parse(readRows(exerciseFile, '.natural', part));

/** The prompts of an exercise that one clause turns, each with the prompt that it was made from. */
export const readTwins = (exerciseFile: string, part: UnseenPart): Twin[] =>
  twinsFile.parse(readRows(exerciseFile, '.twins', part));

/** What two teachers read in the lines of verdicts on some of these prompts. */
export const readLines = (exerciseFile: string, part: UnseenPart): LinesRead[] =>
  linesFile.parse(readRows(exerciseFile, '.lines', part));

const checkerFolder = path.join(import.meta.dirname, '../../content/checker');

/** What people put beside a prompt to sway whoever judges it, and what sounds alike. */
export const readChecker = (part: UnseenPart): Record<'es' | 'en', CheckerFile> => {
  const read = (language: string): CheckerFile =>
    checkerFile.parse(
      parseUnseen(readFileSync(path.join(checkerFolder, `${language}.${part}.yaml`), 'utf8'), part),
    );
  return { es: read('es'), en: read('en') };
};
