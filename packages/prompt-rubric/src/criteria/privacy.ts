import { privacyMessages } from '../messages/privacy.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';
import { spanOf } from './evidence.ts';
import { findNamedPersons } from './personal/named-persons.ts';
import { isPublicPhone } from './personal/public-phones.ts';
import { findSecrets, type SecretKind } from './secrets.ts';

type Case = 'clean' | 'person' | SecretKind;

/** Nothing in the prompt that identifies a person or opens a door. The message names the kind and never repeats the value. */
export function detectPrivacy(reading: Reading): Evidence<Case>[] {
  const persons = findNamedPersons(reading).map((range) => spanOf(reading.words, range));
  const secrets = findSecrets(reading.text).filter(
    (secret) =>
      !(secret.kind === 'phone' && isPublicPhone(reading, secret)) &&
      !persons.some(({ start, end }) => secret.start < end && start < secret.end),
  );
  const found: Evidence<Case>[] = [
    ...secrets.map(({ start, end, kind }) => ({ start, end, strength: 'against' as const, say: kind })),
    ...persons.map((span) => ({ ...span, strength: 'against' as const, say: 'person' as const })),
  ];
  if (found.length > 0) return found.sort((a, b) => a.start - b.start);
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
