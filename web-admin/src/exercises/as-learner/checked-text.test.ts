import { describe, expect, it } from '@jest/globals';
import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import {
  afterJudging,
  afterPress,
  checkState,
  isFormChange,
  noResults,
  seenVerdict,
  type Handed,
} from './checked-text.ts';

const handed: Handed = { text: 'Write.', question: 'asked', press: 1 };
const worded = { passScore: 60, language: 'en' as const };
const verdict: PromptVerdict = {
  passed: true,
  score: 90,
  criteria: [],
  groups: [],
  words: 1,
  tokens: 1,
  promptLanguage: 'en',
};
const judged = (of: Handed, before = noResults) => afterJudging(before, { ...of, ...worded }, verdict);
const failed = (of: Handed, before = noResults) => afterJudging(before, { ...of, ...worded }, null);
const otherForm: Handed = { ...handed, question: 'asked otherwise' };
const otherText: Handed = { ...handed, text: 'Write it.', press: 2 };
const stateOf = (now: Handed | null, results = noResults) => checkState('asked', now, results);

describe('the state of a check', () => {
  it.each(['incomplete', 'failed'] as const)('When the form asks %s, then the check is', (asks) => {
    expect(checkState(asks, handed, judged(handed))).toBe(asks);
    expect(checkState(asks, null, noResults)).toBe(asks);
  });

  it('When nothing was handed in, then a text can be checked, also while references are fetched', () => {
    expect(stateOf(null)).toBe('ready');
    expect(checkState('wait', null, noResults)).toBe('ready');
  });

  it.each([
    ['nothing else was', handed, noResults],
    ['another text was', otherText, judged(handed)],
    ['it failed and is pressed again', { ...handed, press: 2 }, afterPress(failed(handed))],
    [
      'it failed after a verdict and is pressed again',
      { ...otherText, press: otherText.press + 1 },
      afterPress(failed(otherText, judged(handed))),
    ],
  ])('When a text is not judged yet and %s, then it is being checked', (_what, now, results) => {
    expect(stateOf(now, results)).toBe('checking');
  });

  it.each([
    ['was judged', judged(handed)],
    ['failed', failed(handed)],
  ])(
    'When the text %s by another form, then its verdict follows, and may be pressed for anew',
    (_what, results) => {
      expect(stateOf(otherForm, results)).toBe('following');
      expect(stateOf({ ...otherForm, press: 2 }, afterPress(results))).toBe('checking');
    },
  );

  it('When the text was judged by this form, then the next can be checked', () => {
    expect(stateOf(handed, judged(handed))).toBe('ready');
  });

  it('When it could not be judged, then that is said, whatever was judged before', () => {
    expect(stateOf(handed, failed(handed))).toBe('failed');
    expect(stateOf(otherText, failed(otherText, judged(handed)))).toBe('failed');
    expect(stateOf(handed, judged(handed, failed(handed)))).toBe('ready');
  });
});

describe('the verdict that is seen', () => {
  const results = judged(handed);

  it('When the form is what it was judged by, then it stands, also beside a newer text', () => {
    const seen = { checked: results.checked, isFormer: false, isFresh: true };
    expect(seenVerdict(results, handed.question, 'ready')).toEqual(seen);
    expect(seenVerdict(results, handed.question, 'checking')).toEqual(seen);
  });

  it('When another by the changed form is on its way, then it stands as a former one', () => {
    const seen = { checked: results.checked, isFormer: true, isFresh: false };
    for (const state of ['checking', 'following'] as const)
      expect(seenVerdict(results, otherForm.question, state)).toEqual(seen);
  });

  it.each(['incomplete', 'failed'] as const)(
    'When nothing comes of the changed form, which is %s, then no verdict of an earlier one is seen',
    (state) => {
      const seen = { checked: null, isFormer: false, isFresh: false };
      expect(seenVerdict(results, otherForm.question, state)).toEqual(seen);
    },
  );
});

describe('what a press is answered by', () => {
  it('When a verdict is the first of its press, then it is fresh; those of later forms are not', () => {
    const first = judged(handed);
    expect(first.isFresh).toBe(true);
    expect(judged(otherForm, first).isFresh).toBe(false);
    expect(afterPress(first).isFresh).toBe(false);
    expect(judged(otherText, first).isFresh).toBe(true);
  });

  it('When a press came to nothing, then a verdict by a changed form does not answer it', () => {
    expect(judged(otherForm, failed(handed)).isFresh).toBe(false);
  });
});

describe('waiting for a pause', () => {
  const last = { press: 1, language: 'en' as const };

  it.each([
    ['the form alone is another', last, true],
    ['a text is handed in', { ...last, press: 2 }, false],
    ['another language is chosen', { ...last, language: 'es' as const }, false],
  ])('When %s, then it waits or not', (_what, next, waits) => {
    expect(isFormChange(last, next)).toBe(waits);
  });

  it('When nothing was asked before, then nothing waits', () => {
    expect(isFormChange(null, last)).toBe(false);
  });
});
