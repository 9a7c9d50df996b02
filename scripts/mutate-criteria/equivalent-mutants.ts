/** A change that leaves every verdict as it is, so that no test can notice it. */
export type EquivalentMutant = {
  file: string;
  /** The line with the change, trimmed. */
  code: string;
  /** What stands in the place of the changed piece; no other change of that line puts the same. */
  after: string;
  /** Why nothing changes. */
  reason: string;
};

/** Left out of the count. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'audience.ts',
    code: 'if (found.length > 0) named.set(place, found);',
    after: '>=',
    reason: 'An empty list is read like none at all.',
  },
  {
    file: 'readers.ts',
    code: 'return to < limit && relatives.has(next) ? clauseEnd(words, to, limit) : to;',
    after: '<=',
    reason: 'A clause that begins at the limit ends there.',
  },
  {
    file: 'character-kinds.ts',
    code: 'export const LETTER = 1;',
    after: '0',
    reason: 'The kinds stay distinct; 0 is looked up anew each time.',
  },
  {
    file: 'character-kinds.ts',
    code: 'export const SIGN = 5;',
    after: '6',
    reason: 'The kinds stay distinct.',
  },
  {
    file: 'character-kinds.ts',
    code: 'if (code >= known.length) return findKind(code);',
    after: '!(code >= known.length)',
    reason: 'The table only spares work: what it does not hold is found again.',
  },
  {
    file: 'character-kinds.ts',
    code: 'if (code >= known.length) return findKind(code);',
    after: '>',
    reason: 'The table does not hold what is written behind its end, so that it is found again.',
  },
  {
    file: 'placeholders.ts',
    code: '!code.some((block) => start >= block.start && start < block.end && isCode(reading.text, block.start)),',
    after: '<=',
    reason: 'At the end of a block stand the marks that close it, and no gap.',
  },
  {
    file: 'role.ts',
    code: "if (sentence.label === 'role' && sentence.bodyFrom < sentence.to) {",
    after: '<=',
    reason: 'Where nothing follows the label, the next condition fails.',
  },
  {
    file: 'subject-words.ts',
    code: '.sort(([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1))',
    after: '<=',
    reason: 'No word stands there twice.',
  },
];
