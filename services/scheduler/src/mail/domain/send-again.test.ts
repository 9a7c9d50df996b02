import { refusalToSendAgain } from './send-again.ts';

const now = new Date('2026-03-02T18:30:00Z');
const before = new Date('2026-03-01T18:30:00Z');
const sent = {
  outcome: 'sent',
  poisonedAt: null,
  handledAt: before,
  validUntil: null,
  sealedValues: 'sealed',
  userId: 'ana',
} as const;
const failed = { ...sent, outcome: null, handledAt: null, poisonedAt: before, validUntil: before };

const said = (mail: Parameters<typeof refusalToSendAgain>[0]) => refusalToSendAgain(mail, now)?.();

test('When a mail was sent that is as true later, then it may be sent again, and not while that waits', () => {
  expect(said({ ...sent, template: 'receipt' })).toBeUndefined();
  expect(said({ ...sent, template: 'receipt', dueAt: now })?.code).toBe('mail-still-waits');
});

test.each(['plan_ends', 'plan_resumed', 'help_received', 'of_another_version'])(
  'When a %s was sent, then it is not sent again: it may not be true by now',
  (template) => {
    expect(said({ ...sent, template })?.code).toBe('mail-is-not-repeated');
  },
);

test('When a link has expired, then staff are told who can bring another', () => {
  expect(said({ ...failed, template: 'password_reset' })?.text.en).toMatch(/page of the person/);
  const { text } = said({ ...failed, template: 'address_change_confirm' }) ?? {};
  expect([text?.en, text?.es]).toEqual([
    expect.stringMatching(/in their settings/),
    expect.stringMatching(/en sus ajustes/),
  ]);
});
