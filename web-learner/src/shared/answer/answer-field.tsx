import type { KeyboardEvent, Ref } from 'react';
import { segment, type Stroke } from './segments.ts';
import './answer.css';

interface AnswerFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  id: string;
  value: string;
  strokes: readonly Stroke[];
  placeholder: string;
  describedBy: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

/**
 * The learner's prompt with the highlighter's strokes behind it: a copy of the text lies under the
 * textarea, in the same face and width, and carries the marks.
 */
export function AnswerField({
  ref,
  id,
  value,
  strokes,
  placeholder,
  describedBy,
  onChange,
  onSubmit,
}: AnswerFieldProps) {
  function submitByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  }
  return (
    <div className="answer">
      <div className="answer__marks" aria-hidden="true">
        {segment(value, strokes).map(({ text, status }, index) =>
          status === null ? (
            text
          ) : (
            <span key={index} className={`answer__stroke mark mark--${status}`}>
              {text}
            </span>
          ),
        )}
        {'\u200b'}
      </div>
      <textarea
        ref={ref}
        id={id}
        value={value}
        placeholder={placeholder}
        aria-describedby={describedBy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        rows={5}
        spellCheck
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={submitByKey}
      />
    </div>
  );
}
