import * as es from '../../lexicon/es/policies.ts';
import { MUST_NOT_KINDS, type MustNotKind } from '../../rubric.ts';
import { POLICY_RULES } from './policy-rules.ts';

type ConceptName = keyof typeof es.policies;
/** Whether the words of a concept must stand plain, negated, either way, or plain as a command. */
export type Polarity = 'plain' | 'negated' | 'any' | 'command';
type Atom = { concept: number; polarity: Polarity };
export type Rule = {
  kind: MustNotKind;
  rule: string;
  atoms: Atom[];
  isTight: boolean;
  isFromGap: boolean;
  mayReject: boolean;
};

const POLARITIES: Readonly<Record<string, Polarity>> = { '!': 'negated', '?': 'any', '^': 'command' };
/** A concept's number is its place here. */
export const conceptNames = Object.keys(es.policies) as ConceptName[];

/** The rules of every kind, with the concepts by their numbers. */
export const rules = MUST_NOT_KINDS.flatMap((kind) =>
  POLICY_RULES[kind].map((rule) => parseRule(kind, rule)),
);

function parseRule(kind: MustNotKind, rule: string): Rule {
  const isTight = rule.includes('+');
  const atoms = rule.split(/[&+]/).map((part) => {
    const text = part.trim();
    const polarity = POLARITIES[text.charAt(0)] ?? 'plain';
    const name = polarity === 'plain' ? text : text.slice(1);
    const concept = conceptNames.indexOf(name as ConceptName);
    if (concept < 0) throw new Error(`no phrases are called ${name}`);
    return { concept, polarity };
  });
  return {
    kind,
    rule,
    atoms,
    isTight,
    isFromGap: !/forbids/.test(rule),
    mayReject: /omits|hides|unneeded|forbids|!|onlyGood/.test(rule),
  };
}
