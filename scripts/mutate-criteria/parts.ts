import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CRITERION_IDS, type CriterionId } from '@academy/prompt-rubric/rubric.ts';
import { equivalentMutants } from './equivalent-mutants.ts';
import { mutantsOf, type Mutant } from './mutants.ts';

/** What every criterion looks for its phrases by: no corpus notices it, since it is not loaded again for a mutant. */
const MATCHING = 'matching';
const PART_IDS = [...CRITERION_IDS, MATCHING] as const;
export type PartId = CriterionId | typeof MATCHING;

/** A criterion, or the matching, and the files with its logic. */
export type Part = { id: PartId; files: string[] };

export type MutantOfPart = Mutant & { file: string };

const criteriaFolder = path.join(import.meta.dirname, '../../packages/prompt-rubric/src/criteria');

/** What a criterion's logic is made of besides the file of its own name. */
const FURTHER_FILES: Partial<Record<CriterionId, string[]>> = {
  task: ['directions', 'left-open', 'not-asking'],
  audience: ['described-readers', 'person-after-cue', 'readers', 'recipients'].map(
    (name) => `audience/${name}`,
  ),
  format: ['structures', 'outlines'],
  constraints: [
    'demands',
    'exclusions',
    'fallbacks',
    'limit',
    'measured-lengths',
    'tone',
    'vague-limits',
  ].map((name) => `constraints/${name}`),
  privacy: ['secrets'],
  vagueness: ['named-to-avoid'],
  'must-nots': ['negation/reach', 'negation/negated-phrases'],
  material: ['material/elsewhere', 'material/later', 'material/taken-for-granted', 'material/words'],
  // It judges by an exercise's references, which the corpus's worker has not: its unit tests notice.
  subject: [
    'character-kinds',
    'excuse',
    'little',
    'model',
    'nearness',
    'references',
    'sentence-against',
    'subject-judge',
    'subject-words',
    'likelihood',
    'tokens',
    'with-subject',
    'wording',
  ].map((name) => `../subject/${name}`),
};

/** The parts of these names, or all of them. Throws for a name that none has. */
export function partsNamed(names: readonly string[]): Part[] {
  const parts = PART_IDS.map((id): Part => ({
    id,
    files: filesOf(id === MATCHING ? ['../matching/openings'] : [id, ...(FURTHER_FILES[id] ?? [])]),
  }));
  const unknown = names.find((name) => !parts.some(({ id }) => id === name));
  if (unknown) throw new Error(`There is no part ${unknown}: ${parts.map(({ id }) => id).join(', ')}`);
  return parts.filter(({ id }) => names.length === 0 || names.includes(id));
}

function filesOf(names: readonly string[]): string[] {
  return names.map((name) => path.join(criteriaFolder, `${name}.ts`));
}

/** Every change to try on a criterion, without those that are known to change nothing. */
export function mutantsOfPart({ files }: Part): MutantOfPart[] {
  return files.flatMap((file) =>
    mutantsOf(readFileSync(file, 'utf8'))
      .filter((mutant) => !equivalentMutants.some((known) => isSame(known, mutant, file)))
      .map((mutant) => ({ ...mutant, file })),
  );
}

/** Known equivalents of these criteria that no longer match any change: the list has to follow the code. */
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
