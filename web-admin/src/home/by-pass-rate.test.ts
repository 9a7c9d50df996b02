import { expect, it } from '@jest/globals';
import { byPassRate } from './by-pass-rate.ts';

const figure = (exerciseId: string, passed: number, attempts: number) => ({
  exerciseId,
  titleEs: '',
  titleEn: '',
  courseId: '',
  passed,
  attempts,
  mostMissed: null,
});

it('When staff look for what goes wrong, then the lowest pass rate comes first, and what few have tried last', () => {
  const figures = [
    figure('lucky', 9, 10),
    figure('once', 0, 1),
    figure('hard', 2, 10),
    figure('hard and common', 20, 100),
  ];
  expect(byPassRate(figures).map(({ exerciseId }) => exerciseId)).toEqual([
    'hard and common',
    'hard',
    'lucky',
    'once',
  ]);
});
