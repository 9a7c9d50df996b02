import * as en from '../../lexicon/en/policies.ts';
import * as es from '../../lexicon/es/policies.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { Tag } from '../../matching/concepts.ts';
import type { WordRange } from '../../reading/sentences.ts';
import { forms } from '../../reading/word-forms.ts';
import type { Clause } from '../negation/clause.ts';
import { isNegatedTag, isTightlyNegated } from '../negation/negated-tags.ts';
import type { Polarity, Rule } from './parse-rules.ts';
import type { TagsByConcept } from './tags.ts';

const commandOpeners = wordSet(es.commandOpeners, en.commandOpeners);
const others = wordSet(es.otherSubjects, en.otherSubjects);
const connectors = wordSet(es.connectors, en.connectors);
/** Words of one sentence lie no farther apart in a rule. */
const FARTHEST = 16;
const FARTHEST_IN_CLAUSE = 6;

/** The stretch of words that a rule describes, or undefined where the sentence has none. */
export function matchRule(rule: Rule, byConcept: TagsByConcept, clause: Clause): WordRange | undefined {
  const [first, second] = rule.atoms;
  if (!first) return undefined;
  const firsts = byConcept[first.concept];
  if (!firsts) return undefined;
  const seconds = second && byConcept[second.concept];
  if (second && !seconds) return undefined;
  for (const one of firsts) {
    if (!fits(one, first.polarity, clause)) continue;
    if (!second) return one;
    const other = seconds?.find(
      (tag) => liesBy(one, tag, rule.isTight, clause.words) && fits(tag, second.polarity, clause),
    );
    if (other) return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
  }
  return undefined;
}

function liesBy(one: Tag, other: Tag, isTight: boolean, words: Clause['words']): boolean {
  if (isTight) {
    if (other.from < one.to || other.from - one.to > FARTHEST_IN_CLAUSE) return false;
    for (let at = one.to; at <= other.from; at += 1) if (words[at]?.pause.endsClause) return false;
    return true;
  }
  if (one.from < other.to && other.from < one.to) return false;
  return Math.max(one.from - other.to, other.from - one.to) <= FARTHEST;
}

function fits(tag: Tag, polarity: Polarity, clause: Clause): boolean {
  if (polarity === 'any') return true;
  if (polarity === 'negated') return isTightlyNegated(tag, clause);
  return !isNegatedTag(tag, clause) && (polarity === 'plain' || opensAsCommand(tag, clause));
}

/** "Promete…", "y promételes…", "puedes prometer…": not "prometer está prohibido" nor "lo que promete". */
function opensAsCommand({ from }: Tag, { words, sentence, silenced }: Clause): boolean {
  const word = words[from];
  // "No dudes en inventar" commands, and "what they don't say" does not.
  if (silenced.has(from - 1)) return !silenced.has(from);
  if (!word || forms.isAffirmative(word.norm)) return word !== undefined;
  const before = words[from - 1]?.norm ?? '';
  if (from > sentence.from && commandOpeners.has(before))
    return !others.has(words[from - 2]?.norm ?? '') || from - 2 < sentence.from;
  const opens = from === sentence.bodyFrom || word.pause.opensClause;
  return (opens || connectors.has(before)) && !forms.isNominal(word.norm);
}
