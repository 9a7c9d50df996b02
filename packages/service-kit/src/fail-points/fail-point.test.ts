import { isFailPass } from './fail-point.ts';

test.each([
  [undefined, 'outbox.after_write', 1, false],
  ['outbox.after_write', 'outbox.after_write', 1, true],
  ['outbox.after_write', 'outbox.after_write', 2, false],
  ['outbox.after_write', 'outbox.after_ack', 1, false],
  ['outbox.after_write:3', 'outbox.after_write', 2, false],
  ['outbox.after_write:3', 'outbox.after_write', 3, true],
  ['outbox.after_write:3', 'outbox.after_ack', 3, false],
])('When FAILPOINT is %s, then pass %s number %i kills: %s', (setting, name, pass, kills) => {
  expect(isFailPass(setting, name, pass)).toBe(kills);
});
