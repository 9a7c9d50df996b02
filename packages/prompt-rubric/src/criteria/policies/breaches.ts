import type { Tag } from '../../matching/concepts.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { MustNotKind } from '../../rubric.ts';
import { oncePerReading } from '../evidence.ts';
import { silencedIn, type Clause } from '../negation/clause.ts';
import { isNegatedTag } from '../negation/negated-tags.ts';
import { putsMark, whatIsPut } from './codes.ts';
import { matchRule } from './match-rule.ts';
import { rules, type Rule } from './parse-rules.ts';
import { blank, both, filling, gap, marking, rejecting, tagsOf, type TagsByConcept } from './tags.ts';

/** Where a clause breaks a policy. */
export type Breach = WordRange & { kind: MustNotKind; rule: string; sentence: Sentence };

/** Every clause of the prompt that breaks one of the policies `must-nots` knows. */
export const findBreaches = oncePerReading((reading: Reading): Breach[] =>
  reading.asking.flatMap((sentence) => breachesIn(reading, sentence)),
);

/** Those of one sentence. */
export function breachesIn(reading: Reading, sentence: Sentence): Breach[] {
  const { words, lexicon } = reading;
  const byConcept: TagsByConcept = tagsOf(reading, sentence);
  const possible = rules.filter(({ atoms }) => atoms.every(({ concept }) => byConcept[concept]));
  if (possible.length === 0) return [];
  const silenced = silencedIn(words, sentence, [byConcept[gap], byConcept[blank]]);
  const clause: Clause = { words, sentence, isSpanish: lexicon === 'es', silenced };
  const plainly = (tags: readonly Tag[] | undefined): boolean =>
    tags?.some((tag) => !isNegatedTag(tag, clause)) ?? false;
  const rejects = byConcept[rejecting] ?? [];
  const isMarked = plainly(byConcept[marking]);
  const pieces = { sentence, gaps: byConcept[gap] ?? [], fills: byConcept[filling] ?? [] };
  const isCoded = (found: WordRange): boolean => putsMark(words, whatIsPut(words, found, pieces));
  const areBothShown = plainly(byConcept[both]);
  /** The sentence says besides that it is not to be done, or what is to be done instead. */
  const isTurned = (rule: Rule, found: WordRange): boolean =>
    (!rule.mayReject && rejects.length > 0) ||
    rejects.some((tag) => tag.to <= found.from || tag.from >= found.to) ||
    (rule.kind === 'invent' && rule.isFromGap && (isMarked || isCoded(found))) ||
    (rule.kind === 'pretend' && areBothShown);
  return possible.flatMap((rule) => {
    const found = matchRule(rule, byConcept, clause);
    return found && !isTurned(rule, found) ? [{ ...found, kind: rule.kind, rule: rule.rule, sentence }] : [];
  });
}
