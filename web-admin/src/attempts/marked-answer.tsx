import type { StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { segment, strokesOf } from '@academy/web-kit/answer/segments.ts';
import { Fragment } from 'react';

/** A learner's answer with the highlighter's strokes on it, as they saw it. */
export const MarkedAnswer = ({ answer, criteria }: Pick<StaffAttemptDetail, 'answer' | 'criteria'>) =>
  segment(answer, strokesOf(criteria, answer.length)).map(({ text, status }, index) => (
    <Fragment key={index}>
      {status === null ? text : <mark className={`mark mark--${status}`}>{text}</mark>}
    </Fragment>
  ));
