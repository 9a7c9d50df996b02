import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unseenFile, type UnseenPrompt } from '@academy/contracts/content/unseen-file.ts';
import { parse } from 'yaml';

/** Open prompts may be read and tuned to; of the sealed ones only the total is ever looked at. */
export type UnseenPart = 'open' | 'sealed';
export const unseenParts: readonly UnseenPart[] = ['open', 'sealed'];

/**
 * The prompts that were written for an exercise by people who saw its lesson and instructions alone; none where there are
 * none yet. Throws ZodError for a file in another form.
 *
 * @param exerciseFile the exercise's own file, `exercises/<name>.yaml`; the prompts lie in `unseen/` beside that folder
 */
export const readUnseen = (exerciseFile: string, part: UnseenPart): UnseenPrompt[] => {
  const name = path.basename(exerciseFile, '.yaml');
  const file = path.join(path.dirname(exerciseFile), '..', 'unseen', `${name}.${part}.yaml`);
  if (!existsSync(file)) return [];
  const written = readFileSync(file, 'utf8');
  // Base64, so that nobody reads them by accident in a search.
  const yaml = part === 'sealed' ? Buffer.from(written, 'base64').toString('utf8') : written;
  return unseenFile.parse(parse(yaml));
};
