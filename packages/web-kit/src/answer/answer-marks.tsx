import { memo } from 'react';
import { segmentLines, type Stroke } from './segments.ts';

/**
 * A copy of the text that carries the highlighter's strokes. Each line is a block of its own, so that an edit lays out one
 * line again and not the whole text.
 */
export const AnswerMarks = memo(function AnswerMarks({
  text,
  strokes,
}: {
  text: string;
  strokes: readonly Stroke[];
}) {
  return (
    <div className="answer__marks" aria-hidden="true">
      {segmentLines(text, strokes).map((segments, line) => (
        <div key={line}>
          {segments.map((segment, index) =>
            segment.status === null ? (
              segment.text
            ) : (
              <span key={index} className={`answer__stroke mark mark--${segment.status}`}>
                {segment.text}
              </span>
            ),
          )}
          {'\u200b'}
        </div>
      ))}
    </div>
  );
});
