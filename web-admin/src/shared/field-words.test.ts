import { expect, it } from '@jest/globals';
import polyglot from 'ra-i18n-polyglot';
import { messages as english } from '../locales/en/messages.ts';
import { messages as spanish } from '../locales/es/messages.ts';
import { fieldWords } from './field-words.ts';

/** What the services record beside the fields that a form shows. */
const recorded = {
  subscriptions: ['end', 'refund', 'give', 'takeBack'],
  attempts: ['override', 'pointings'],
  help: ['answers', 'status'],
  certificates: ['revokedAt', 'revokedReason'],
  reviews: ['hidden', 'hiddenReason'],
  flags: ['decision', 'notes'],
  mutes: ['until', 'reason'],
  news: ['isHidden'],
  tools: ['isHidden'],
  feeds: ['url', 'isPaused'],
  automations: ['isActive', 'intervalMs', 'type'],
  users: ['firstName', 'lastName', 'email', 'role', 'isPremium'],
};

it.each([
  ['es', spanish],
  ['en', english],
])('When a change is listed (%s), then no field stands in the code’s own word', (_language, messages) => {
  const { translate } = polyglot(() => messages, 'any', [], { allowMissing: true });
  const unnamed = Object.entries(recorded).flatMap(([resource, fields]) =>
    fields.filter((field) => fieldWords({ resource, fields: [field] }, translate) === field),
  );
  expect(unnamed).toEqual([]);
});
