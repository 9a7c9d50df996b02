import { subjectMessages } from '../messages/subject.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';
import { evidenceOver } from './cues.ts';

type Case = 'does' | 'close' | 'short' | 'little' | 'elsewhere';

/**
 * Whether the prompt does what the exercise asks, by its likeness to prompts that do and that do not (`subject/`). Finds
 * nothing where there are none to compare with.
 */
export function detectSubject(reading: Reading): Evidence<Case>[] {
  const { subject } = reading;
  if (!subject) return [];
  if (subject.standing === 'met') return [{ ...NOWHERE, strength: 'full', say: 'does' }];
  if (!subject.decidedBy) return [];
  const [strength, say] =
    subject.standing === 'close' ? (['part', 'close'] as const) : (['against', subject.lack] as const);
  return [evidenceOver(reading, subject.decidedBy, strength, say)];
}

export const subject = defineCriterion({
  id: 'subject',
  messages: subjectMessages,
  detect: detectSubject,
  sharesWith: 'all',
  needsReferences: true,
  mayBePointedOut: 'when-partly',
});
