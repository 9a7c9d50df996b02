import { choicesOf, isOn } from './preferences.ts';

test('When a member chose nothing, then the defaults hold', () => {
  expect(isOn({}, { activity: 'reply', channel: 'mail' })).toBe(true);
  expect(isOn({}, { activity: 'accepted_answer', channel: 'mail' })).toBe(false);
  expect(isOn({}, { activity: 'weekly_digest', channel: 'mail' })).toBe(false);
});

test('When a member chose, then their choice wins over the default', () => {
  expect(isOn({ reply_mail: false }, { activity: 'reply', channel: 'mail' })).toBe(false);
  expect(isOn({ weekly_digest_mail: true }, { activity: 'weekly_digest', channel: 'mail' })).toBe(true);
});

test('When an activity does not have a channel, then it is never on', () => {
  expect(isOn({ weekly_digest_app: true }, { activity: 'weekly_digest', channel: 'app' })).toBe(false);
});

test('When a change names some switches, then it makes choices of these alone', () => {
  expect(choicesOf({ reply: { mail: false }, plan: {} })).toEqual({ reply_mail: false });
});
