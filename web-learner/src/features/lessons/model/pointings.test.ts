import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { carriedPointings, refusedPointings } from './pointings.ts';
import { criterion } from '@academy/web-kit/testing/criterion.ts';

const answer = 'Write to the shop. One of the casters never came.';
const span = { start: 19, end: 48 };
const criteria = [
  criterion('task', { spans: [{ start: 0, end: 17 }] }),
  criterion('part', { spans: [span], pointedOut: true }),
];
const last = { answer, verdict: { criteria } };

describe('what is pointed out', () => {
  test('When the text is the checked one, then the next check takes it along, and nothing that the rubric found itself', () => {
    expect(carriedPointings(last, answer)).toEqual([{ key: 'part', ...span }]);
    expect(carriedPointings(null, answer)).toEqual([]);
  });

  test('When the text was edited elsewhere, then it moves with its words, and an edit in them ends it', () => {
    expect(carriedPointings(last, `Please: ${answer}`)).toEqual([{ key: 'part', start: 27, end: 56 }]);
    expect(carriedPointings(last, `${answer} Thanks.`)).toEqual([{ key: 'part', ...span }]);
    expect(carriedPointings(last, answer.replace('casters', 'wheels'))).toEqual([]);
  });

  test('When the server refuses some, then each is known by its criterion with the reason, and no other refusal is one', () => {
    const refused = (path: string) =>
      new ApiError(400, 'Bad Request', JSON.stringify({ fields: [{ path, message: 'Too little' }] }));
    const pointed = [
      { key: 'part', ...span },
      { key: 'when', ...span },
    ];
    expect(refusedPointings(refused('pointed.1'), pointed)).toEqual([{ key: 'when', message: 'Too little' }]);
    expect(refusedPointings(refused('pointed.5'), pointed)).toEqual([]);
    expect(refusedPointings(refused('answer'), pointed)).toEqual([]);
    expect(refusedPointings(new Error('away'), pointed)).toEqual([]);
  });
});
