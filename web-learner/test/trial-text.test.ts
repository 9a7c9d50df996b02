import { keepTrialText, keptTrialText, takeTrialText } from '../src/shared/trial/trial-text.ts';

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
