import type { MustNotKind } from '../../rubric.ts';

/**
 * What a clause says when it breaks a policy, in the names of `lexicon/…/policies.ts`. `a & b` stand in one sentence, not
 * far from each other; `a + b` in one clause, in this order. A name means words that nothing negates; with `!` something
 * does ("do not leave a blank"), with `?` it does not matter ("where the sheet says nothing"), and
 * with `^` they must open the clause as a command does.
 */
export const POLICY_RULES: Record<MustNotKind, readonly string[]> = {
  invent: [
    'plainlyInvents',
    '?gap & invents',
    '?gap & estimates',
    '?gap & likely',
    '^fills + likely',
    'everyField & likely',
    '?gap & probable',
    '!leaves + ?blank',
    '^fills + madeUp',
    '^forbids + ?refusal',
  ],
  outside: [
    'yourKnowledge',

    '^takes + otherSource',
    'allows + otherSource',
    'otherSource + allows',
    '^looks + webSource',
    '!sticks & ?toSource',
    '?gap & otherSource',
  ],
  unproven: ['!proofAsked', '^omits + proof', 'proof + ?unneeded', '^invents + proof'],
  pretend: [
    '?clash & settles',
    '?clash & silently',
    '?gap & silently',
    'settles & silently',
    '^hides',
    'asFact',
  ],
  obey: ['^obeys + ordersInside', 'ordersInside & doesIt', 'asksInside & doesIt', 'materialRules'],
  decide: ['decides', '^rulesOn', '^acts & alone', '^acts & judging', '!review & acts'],
  promise: ['pledgesToSomebody', '^pledges', '^offers + favour'],
  insult: ['^judges + blames', '^accuses'],
  expose: [
    '^shows + personal',
    'withData',
    'including + strictlyPersonal',
    '!weakMasks + personal',
    '!masks',
  ],
  extras: [
    '^addsMore + extraOwn',
    '^addsMore + freely',
    '^greets',
    'openList',
    'extraOwn + welcome',
    'extraOwn & freely',
  ],
  praise: [
    '^praises',
    '^uses + hype',
    '^superlativeUse + superlative',
    '!mentions + ?drawbacks',
    '^omits + drawbacks',
    '^hides & drawbacks',
    'onlyGood',
  ],
  unasked: ['!asks', 'beginsNow'],
};
