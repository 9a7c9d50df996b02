import { CHECK_AFTER_MS, createGentleChecks } from './gentle-checks.ts';

/** A form with one field, `email`, and time that passes when told. */
const start = () => {
  const field = { value: undefined as string | undefined, hasError: false };
  const waiting: { at: number; work: () => void }[] = [];
  let now = 0;
  let checked = 0;
  const checks = createGentleChecks({
    form: {
      valueOf: () => field.value,
      hasError: () => field.hasError,
      check: () => {
        checked += 1;
      },
    },
    later(work, milliseconds) {
      const entry = { at: now + milliseconds, work };
      waiting.push(entry);
      return () => void waiting.splice(waiting.indexOf(entry), waiting.includes(entry) ? 1 : 0);
    },
  });
  return {
    field,
    checks,
    type(value: string) {
      field.value = value;
      checks.typed('email');
    },
    pass(milliseconds: number) {
      now += milliseconds;
      for (const entry of waiting.filter(({ at }) => at <= now)) {
        waiting.splice(waiting.indexOf(entry), 1);
        entry.work();
      }
    },
    checked: () => checked,
  };
};

it.each([undefined, '', '  '])('When a field that holds %j is left, then it is not checked', (value) => {
  const { field, checks, checked } = start();
  field.value = value;
  checks.left('email');
  expect(checked()).toBe(0);
});

it('When a field is written in, then it is checked once typing pauses', () => {
  const { type, pass, checked } = start();
  type('a');
  pass(CHECK_AFTER_MS - 1);
  type('an');
  pass(CHECK_AFTER_MS - 1);
  expect(checked()).toBe(0);
  pass(1);
  expect(checked()).toBe(1);
});

it('When it is left before that, then it is checked then, and not again', () => {
  const { type, checks, pass, checked } = start();
  type('ana');
  checks.left('email');
  pass(CHECK_AFTER_MS);
  expect(checked()).toBe(1);
});

it('When it has an error, then every key checks it', () => {
  const { field, type, checked } = start();
  field.hasError = true;
  type('ana@');
  type('ana@example.com');
  expect(checked()).toBe(2);
});

it('When a field with an error is emptied, then it is checked as well', () => {
  const { field, type, checked } = start();
  field.hasError = true;
  type('');
  expect(checked()).toBe(1);
});
