import { feedbackOf } from './feedback.ts';

test('When an answer is voted on, then the form shows exactly while the vote that shows says that it did not help', () => {
  const shown = (sending: boolean | undefined, kept: boolean | null) =>
    feedbackOf('answer', { sending, kept });
  expect(shown(undefined, null)).toMatchObject({ vote: null, mayBeSent: false });
  expect(shown(false, null)).toMatchObject({ vote: false, mayBeSent: true });
  expect(shown(true, false)).toMatchObject({ vote: true, mayBeSent: false });
  // The other vote failed: the one before stands, and so does its form.
  expect(shown(undefined, false)).toMatchObject({ vote: false, mayBeSent: true });
  expect(shown(undefined, true)).toMatchObject({ vote: true, mayBeSent: false });
});

test('When there was no answer, then its question may be sent whatever is voted, with a remark where it did not help', () => {
  for (const kept of [null, true, false])
    expect(feedbackOf('nearest', { kept })).toEqual({
      vote: kept,
      mayBeSent: true,
      asksForRemark: kept === false,
    });
});
