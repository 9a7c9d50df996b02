import { subjectMessages } from '../messages/subject.ts';
import type { Reading } from '../reading/reading.ts';
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
  if (subject.status === 'met') return [{ ...NOWHERE, strength: 'full', say: 'does' }];
  const { lack, decidedBy } = subject;
  if (subject.status === 'close' && lack !== 'little')
    return [{ ...NOWHERE, strength: 'part', say: 'close' }];
  if (lack !== 'elsewhere') return [{ ...NOWHERE, strength: 'against', say: lack }];
  if (!decidedBy) return [];
  return [evidenceOver(reading, decidedBy, 'against', 'elsewhere')];
}

/** Whether a prompt is about what the exercise asks and merely falls short of it, as far as anybody can tell. */
export function fallsShort(reading: Reading): boolean {
  return detectSubject(reading).some(({ say }) => say === 'close' || say === 'short');
}

export const subject = defineCriterion({
  id: 'subject',
  messages: subjectMessages,
  detect: detectSubject,
  sharesWith: 'all',
  needsReferences: true,
  mayBePointedOut: 'as-a-whole',
});
