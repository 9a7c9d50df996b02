import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CRITERION_IDS, type CriterionId } from '@academy/prompt-rubric/rubric.ts';
import { equivalentMutants } from './equivalent-mutants.ts';
import { mutantsOf, type Mutant } from './mutants.ts';

/** Logic that is counted together: a criterion's own, or what every criterion stands on. */
export type Part = { name: string; files: string[]; criteria: readonly CriterionId[] };

export type MutantOfPart = Mutant & { file: string };

const criteriaFolder = path.join(import.meta.dirname, '../../packages/prompt-rubric/src/criteria');

/** What a criterion's logic is made of besides the file of its own name. */
const FURTHER_FILES: Partial<Record<CriterionId, string[]>> = {
  task: ['directions', 'not-asking'],
  format: ['structures', 'outlines'],
  privacy: ['secrets'],
};

/** The parts of these names, or all of them. Throws for a name that no part has. */
export function partsNamed(names: readonly string[]): Part[] {
  const parts: Part[] = [
    ...CRITERION_IDS.map((id) => ({
      name: id,
      files: filesOf([id, ...(FURTHER_FILES[id] ?? [])]),
      criteria: [id],
    })),
    { name: 'shared', files: filesOf(['cues', 'evidence']), criteria: CRITERION_IDS },
  ];
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown)
    throw new Error(`There is no criterion ${unknown}: ${parts.map(({ name }) => name).join(', ')}`);
  return parts.filter(({ name }) => names.length === 0 || names.includes(name));
}

function filesOf(names: readonly string[]): string[] {
  return names.map((name) => path.join(criteriaFolder, `${name}.ts`)).filter((file) => existsSync(file));
}

/** Every change to try on a part, without those that are known to change nothing. */
export function mutantsOfPart({ files }: Part): MutantOfPart[] {
  return files.flatMap((file) =>
    mutantsOf(readFileSync(file, 'utf8'))
      .filter((mutant) => !equivalentMutants.some((known) => isSame(known, mutant, file)))
      .map((mutant) => ({ ...mutant, file })),
  );
}

/** Known equivalents of these parts that no longer match any change: the list has to follow the code. */
export function staleEquivalents(parts: readonly Part[]): string[] {
  return equivalentMutants
    .filter((known) => {
      const file = parts.flatMap(({ files }) => files).find((one) => path.basename(one) === known.file);
      return file && !mutantsOf(readFileSync(file, 'utf8')).some((mutant) => isSame(known, mutant, file));
    })
    .map(({ file, code, after }) => `${file}: ${code}  →  ${after}`);
}

function isSame(known: (typeof equivalentMutants)[number], { code, after }: Mutant, file: string): boolean {
  return path.basename(file) === known.file && code === known.code && after === known.after;
}
