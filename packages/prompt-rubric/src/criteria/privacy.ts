import { privacyMessages } from '../messages/privacy.ts';
import type { Reading } from '../reading/reading.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';
import { isPublicNumber } from './public-numbers.ts';
import { findSecrets, type SecretKind } from './secrets.ts';

type Case = 'clean' | SecretKind;

/**
 * No address, number or secret in the prompt that has the form of somebody's own; a name or a street is not heard. The message names the kind and never repeats
 * the value.
 */
export function detectPrivacy(reading: Reading): Evidence<Case>[] {
  const secrets = findSecrets(reading.text).filter((secret) => !isPublicNumber(reading, secret));
  if (secrets.length > 0)
    return secrets.map(({ start, end, kind }) => ({ start, end, strength: 'against', say: kind }));
  return [{ ...NOWHERE, strength: 'full', say: 'clean' }];
}

export const privacy = defineCriterion({
  id: 'privacy',
  messages: privacyMessages,
  detect: detectPrivacy,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
