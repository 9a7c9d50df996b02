import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { policyFile } from '@academy/contracts/content/unseen-file.ts';
import { MUST_NOT_KINDS, type Language, type MustNotKind } from '@academy/prompt-rubric/rubric.ts';
import type { JudgePrompt, TriedRelation } from './tried-relation.ts';
import { parseUnseen, type UnseenPart } from './read-unseen.ts';

/** A sentence that keeps a policy and one that breaks it, neither written for any exercise. */
export interface PolicyPair {
  kind: MustNotKind;
  language: Language;
  keep: string;
  break: string;
}

const folder = path.join(import.meta.dirname, '../../content/policies');

const pairsIn = (kind: MustNotKind, language: Language, part: UnseenPart): PolicyPair[] => {
  const file = path.join(folder, `${kind}.${language}.${part}.yaml`);
  if (!existsSync(file)) return [];
  return policyFile.parse(parseUnseen(readFileSync(file, 'utf8'), part)).flatMap((written) =>
    written.keep.flatMap((keep, at) => {
      const other = written.break[at];
      return other === undefined ? [] : [{ kind, language, keep, break: other }];
    }),
  );
};

/** Throws ZodError for a file in another form. */
export const readPolicyPairs = (part: UnseenPart): PolicyPair[] =>
  MUST_NOT_KINDS.flatMap((kind) =>
    (['es', 'en'] as const).flatMap((language) => pairsIn(kind, language, part)),
  );

/** So many pairs are tried on each prompt; which ones, its place decides. */
const PAIRS = 2;
/** Neighbouring prompts take sentences far apart: those of one policy stand together. */
const STRIDE = 37;

/**
 * A policy reversed fails: a prompt that passes with a careful sentence after it is refused once a careless one on the same
 * policy stands in that place.
 */
export const triedOnPolicies = (
  judge: JudgePrompt,
  { text, language }: { text: string; language: Language },
  { at, pairs }: { at: number; pairs: readonly PolicyPair[] },
): TriedRelation[] =>
  Array.from({ length: PAIRS }, (_, nth) => pairs[((at * PAIRS + nth) * STRIDE) % pairs.length]).flatMap(
    (pair) => {
      if (!pair || !judge(`${text}\n${pair.keep}`, language).passed) return [];
      const isRight = !judge(`${text}\n${pair.break}`, language).passed;
      return [{ relation: 'a policy reversed fails', language, isRight }];
    },
  );
