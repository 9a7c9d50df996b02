import { expect, it } from '@jest/globals';
import type { StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MarkedAnswer } from './marked-answer.tsx';

type Criterion = StaffAttemptDetail['criteria'][number];

const criterion = (status: Criterion['status'], start: number, end: number): Criterion => ({
  key: status,
  label: status,
  status,
  mustHave: false,
  spans: [{ start, end }],
  message: '',
  hint: null,
  language: 'en',
});

it('When staff read an answer, then its marks stand where the verdict has them, and no markup of it is run', () => {
  const criteria = [criterion('met', 0, 3), criterion('partly', 2, 5), criterion('broken', 6, 11)];
  expect(renderToStaticMarkup(<MarkedAnswer answer="A <b> wheel" criteria={criteria} />)).toBe(
    '<mark class="mark mark--met">A </mark><mark class="mark mark--partly">&lt;b&gt;</mark> <mark class="mark mark--broken">wheel</mark>',
  );
});
