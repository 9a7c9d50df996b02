import { keepTrialText, keptTrialText, takeTrialText } from './trial-text.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, { sessionStorage: storage });
});

const trial = { lessonId: 'one', exerciseId: 'one-1', text: 'Write an email' };

it('When a visitor has written, then its lesson gets the text, once', () => {
  keepTrialText(trial);
  expect(takeTrialText('two')).toBeNull();
  expect(takeTrialText('one')).toEqual(trial);
  expect(takeTrialText('one')).toBeNull();
});

it('When everything is taken out again, then nothing is kept', () => {
  keepTrialText(trial);
  keepTrialText({ ...trial, text: ' \n' });
  expect(keptTrialText()).toBeNull();
});

it('When the browser forbids its storage, or holds something else there, then nothing is kept and nothing breaks', () => {
  stored.set('trial', '{"text": 1}');
  expect(keptTrialText()).toBeNull();
  Object.assign(globalThis, { sessionStorage: undefined });
  expect(() => keepTrialText(trial)).not.toThrow();
  expect(keptTrialText()).toBeNull();
});
