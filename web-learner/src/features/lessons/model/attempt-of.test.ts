import type { LastVerdict } from '../api/looking-back.ts';
import { attemptOf } from './attempt-of.ts';

const pointing = (key: string, refused: { reason: string; at: string } | null) => ({
  key,
  start: 2,
  end: 5,
  refused,
});

it('When words were pointed out and staff refused some, then the tutor is told of the others alone', () => {
  const last = {
    answer: 'Escribe el menú.',
    pointings: [pointing('format', null), pointing('role', { reason: 'No', at: '2026-01-01T00:00:00Z' })],
    verdict: { passed: false },
  };
  // Nothing else of a verdict is read.
  expect(attemptOf(last as unknown as LastVerdict)).toEqual({
    text: 'Escribe el menú.',
    pointed: [{ key: 'format', start: 2, end: 5 }],
    passed: false,
  });
});
