import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import type { AttemptRecord } from '../../domain/attempt.ts';
import { toOfferedAttempt } from './offered-attempt-view.ts';

const answer = 'Write to ana@correo.es about the wheel';
const rubric: RubricData = {
  passScore: 60,
  criteria: [{ id: 'mentions', weight: 1, any: { es: ['rueda'], en: ['wheel'] } }],
};
const found = (start: number, end: number, message: string) =>
  toOfferedAttempt(
    {
      judgementId: 'id',
      answer,
      judgedPassed: true,
      score: 100,
      passScore: 60,
      criteria: [{ key: 'mentions', label: 'Mentions', status: 'met', message, spans: [{ start, end }] }],
    } as unknown as AttemptRecord,
    { rubric, language: 'en' },
  )?.points[0]?.message;

test('When a message speaks of what is masked, then it is left out, and no other', () => {
  // A part of an address is not found as one.
  expect(found(9, 15, 'You said “ana@co…”.')).toBe('');
  expect(found(answer.indexOf('wheel'), answer.length, 'You said “wheel”.')).toBe('You said “wheel”.');
});
