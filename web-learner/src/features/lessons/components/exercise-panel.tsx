import { NetworkError } from '@academy/web-kit/api/api-error.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { applyVerdict, checkAnswer, type Exercise, type Verdict } from '../api/lessons.ts';
import type { Drafts } from '../model/drafts.ts';
import { carryStrokes, strokesOf } from '../model/segments.ts';
import { AnswerField } from './answer-field.tsx';
import { Attempts } from './attempts.tsx';
import { VerdictView } from './verdict-view.tsx';

/** Characters; the server refuses more. */
const ANSWER_LIMIT = 10_000;
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What was checked and what came of it. */
export interface CheckedAnswer {
  answer: string;
  verdict: Verdict;
}

interface ExercisePanelProps {
  exercise: Exercise;
  drafts: Drafts;
  /** The last check of this visit, so that coming back to an exercise shows it again. */
  checked: CheckedAnswer | undefined;
  onChecked: (checked: CheckedAnswer) => void;
}

export function ExercisePanel({ exercise, drafts, checked, onChecked }: ExercisePanelProps) {
  const { t } = useTranslation('lessons');
  const shared = useTranslation().t;
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [answer, setAnswer] = useState(() => drafts.read(exercise.id));
  const [saved, setSaved] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) => checkAnswer(exercise.id, text, language),
    async onSuccess(verdict, text) {
      onChecked({ answer: text, verdict });
      await applyVerdict(queries, exercise, verdict);
    },
    onError(error) {
      const description = error instanceof NetworkError ? shared('error.network') : t('checkFailed');
      toast({ title: shared('errorTitle'), description, tone: 'destructive' });
    },
  });

  const excess = answer.length - ANSWER_LIMIT;
  const canCheck = answer.trim() !== '' && excess <= 0 && !isPending;
  const submit = () => canCheck && mutate(answer);
  const change = (text: string) => {
    setAnswer(text);
    drafts.write(exercise.id, text);
    setSaved(true);
  };
  const strokes = checked
    ? carryStrokes(checked.answer, answer, strokesOf(checked.verdict.criteria, checked.answer.length))
    : [];
  const verdict = checked?.verdict;

  return (
    <>
      <label className="visually-hidden" htmlFor="answer">
        {t('yourPrompt')}
      </label>
      <AnswerField
        id="answer"
        value={answer}
        strokes={strokes}
        placeholder={t('placeholder')}
        describedBy="answer-help"
        onChange={change}
        onSubmit={submit}
      />
      <div className="exercise__actions">
        <Button type="primary" size="small" disabled={!canCheck} onClick={submit}>
          {isPending ? t('checking') : t('check')}
        </Button>
        <span id="answer-help">
          {excess > 0 ? (
            <span className="exercise__excess">
              {t('tooLong', { count: excess, limit: formatNumber(ANSWER_LIMIT, language) })}
            </span>
          ) : (
            <>
              {t(isMac ? 'shortcutMac' : 'shortcut')}
              {saved && answer !== '' && <> · {t('draftSaved')}</>}
            </>
          )}
        </span>
      </div>
      <p className="visually-hidden" role="status">
        {verdict && `${t('summary', { score: verdict.score })} ${summaryOf(verdict)}`}
      </p>
      {verdict && <VerdictView verdict={verdict} />}
      {!verdict && exercise.passed && (
        <p className="exercise__standing">
          <span className="tag tag--key">{t('passed')}</span> {t('best', { score: exercise.bestScore ?? 0 })}
        </p>
      )}
      {exercise.attempts > 0 && (
        <Attempts exerciseId={exercise.id} count={exercise.attempts} onReuse={change} />
      )}
    </>
  );

  /** The verdict in words, for those who hear it. */
  function summaryOf({ passed, passScore, criteria }: Verdict): string {
    const open = criteria.filter(({ status }) => status !== 'met');
    const words = open.map(({ label, status }) => `${label}: ${t(`status.${status}`)}.`);
    return [passed ? t('summaryPassed') : t('summaryOpen', { score: passScore }), ...words].join(' ');
  }
}
