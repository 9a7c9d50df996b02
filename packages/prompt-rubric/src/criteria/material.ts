import { materialMessages } from '../messages/material.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';

type Case = 'none';

export function detectMaterial(_reading: Reading): Evidence<Case>[] {
  return [{ ...NOWHERE, strength: 'full', say: 'none' }];
}

export const material = defineCriterion({
  id: 'material',
  messages: materialMessages,
  detect: detectMaterial,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
