import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerField } from '@academy/web-kit/answer/answer-field.tsx';
import type { Stroke } from '@academy/web-kit/answer/segments.ts';
import type { Pointing } from '../../hooks/use-pointing.ts';
import type { PointedWords } from '../../model/pointings.ts';
import { POINTING_HELP, PointingBar } from '../pointing/pointing-bar.tsx';
import { pointOutButtonId } from '../pointing/point-out-button.tsx';

interface AnswerEditorProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  strokes: readonly Stroke[];
  pointing: Pointing;
  canCheck: boolean;
  isSending: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onPoint: (words: PointedWords) => void;
}

/** The learner's prompt and, while they point something out in it, what confirms their selection. */
export function AnswerEditor(props: AnswerEditorProps) {
  const { field, text, strokes, pointing, canCheck, isSending, onChange, onSubmit, onPoint } = props;
  const { t } = useTranslation('lessons');
  const { target, refusal } = pointing;

  function submit() {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {};
    if (!target) onSubmit();
    else if (canCheck && start < end) onPoint({ key: target.key, start, end });
  }
  function cancel(key: string) {
    pointing.end();
    document.getElementById(pointOutButtonId(key))?.focus();
  }

  return (
    <>
      <label className="visually-hidden" htmlFor="answer">
        {t('yourPrompt')}
      </label>
      <AnswerField
        ref={field}
        id="answer"
        value={text}
        strokes={strokes}
        placeholder={t('placeholder')}
        describedBy={target ? `${POINTING_HELP} answer-help` : 'answer-help'}
        onChange={onChange}
        onSubmit={submit}
      />
      {target && (
        <PointingBar
          key={target.key}
          field={field}
          text={text}
          target={target}
          refusal={refusal}
          canCheck={canCheck}
          isSending={isSending}
          onConfirm={onPoint}
          onCancel={() => cancel(target.key)}
        />
      )}
    </>
  );
}
