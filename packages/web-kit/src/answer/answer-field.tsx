import { useDeferredValue, useMemo, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import type { Stroke } from './segments.ts';
import { AnswerMarks } from './answer-marks.tsx';
import './answer.css';

interface AnswerFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  id: string;
  value: string;
  strokes: readonly Stroke[];
  placeholder: string;
  describedBy: string;
  /** Shown alone: nobody writes here. */
  readOnly?: boolean;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

/** Where it does not, the copy under the textarea gives it its height, and must not lag behind. */
const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** Characters at once, as from the clipboard. */
const LONG = 200;

/** A long text comes in line by line. Where the field grew with each, each laid out the whole page: it grows once. */
function holdHeight({ nativeEvent, currentTarget: field }: FormEvent<HTMLTextAreaElement>) {
  const text = 'data' in nativeEvent ? nativeEvent.data : null;
  if (!growsByItself || typeof text !== 'string' || text.length < LONG) return;
  field.style.height = `${field.offsetHeight}px`;
  field.style.setProperty('field-sizing', 'fixed');
}

function letGrow(field: HTMLTextAreaElement) {
  if (field.style.height === '') return;
  field.style.height = '';
  field.style.removeProperty('field-sizing');
}

/**
 * The learner's prompt with the highlighter's strokes behind it: a copy of the text lies under the
 * textarea, in the same face and width, and carries the marks. A key draws the field first and the copy after it.
 */
export function AnswerField({
  ref,
  id,
  value,
  strokes,
  placeholder,
  describedBy,
  readOnly = false,
  onChange,
  onSubmit,
}: AnswerFieldProps) {
  function submitByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  }
  const current = useMemo(() => ({ text: value, strokes }), [value, strokes]);
  const deferred = useDeferredValue(current);
  const marked = growsByItself ? deferred : current;
  return (
    <div className="answer">
      <AnswerMarks {...marked} />
      <textarea
        ref={ref}
        id={id}
        value={value}
        placeholder={placeholder}
        readOnly={readOnly}
        aria-describedby={describedBy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        rows={5}
        spellCheck
        onBeforeInput={holdHeight}
        onChange={(event) => {
          letGrow(event.target);
          onChange(event.target.value);
        }}
        onKeyDown={submitByKey}
      />
    </div>
  );
}
