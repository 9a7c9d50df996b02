import { lengthMessages } from '../messages/length.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';

type Case = 'none';

export function detectLength(_reading: Reading): Evidence<Case>[] {
  return [{ ...NOWHERE, strength: 'full', say: 'none' }];
}

export const length = defineCriterion({
  id: 'length',
  messages: lengthMessages,
  detect: detectLength,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
