import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerField } from '@academy/web-kit/answer/answer-field.tsx';
import { carryStrokes, strokesOf } from '@academy/web-kit/answer/segments.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { PROMPT_LIMIT, type Side } from '../model/sides.ts';

interface PromptSideProps {
  side: Side;
  text: string;
  onChange: (text: string) => void;
  verdict: PromptVerdict | null;
  /** The text that the verdict is about. */
  judged: string;
  /** What else can be done with the prompt. */
  actions: ReactNode;
}

/** One of the two prompts with what the rubric says of it. */
export function PromptSide({ side, text, onChange, verdict, judged, actions }: PromptSideProps) {
  const { t } = useTranslation('playground');
  const { language } = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const excess = text.length - PROMPT_LIMIT;
  const strokes = verdict ? carryStrokes(judged, text, strokesOf(verdict.criteria, judged.length)) : [];
  return (
    <section className="compare__side sheet" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <label htmlFor={id}>{t(`side.${side}`)}</label>
      </h2>
      <AnswerField
        ref={field}
        id={id}
        value={text}
        strokes={strokes}
        placeholder={t(`placeholder.${side}`)}
        describedBy={`${id}-verdict`}
        onChange={onChange}
        onSubmit={() => undefined}
      />
      {excess > 0 && (
        <p className="compare__excess" role="alert">
          {t('tooLong', { count: excess, limit: formatNumber(PROMPT_LIMIT, language) })}
        </p>
      )}
      <div id={`${id}-verdict`} className="compare__verdict">
        {verdict ? <Figures verdict={verdict} /> : <p className="meta">{t('empty')}</p>}
      </div>
      <div className="compare__actions">
        {actions}
        {text !== '' && (
          <button type="button" className="text-button" onClick={() => onChange('')}>
            {t('clear')}
          </button>
        )}
      </div>
      {verdict && <Advice verdict={verdict} />}
    </section>
  );
}

function Figures({ verdict: { score, words, tokens } }: { verdict: PromptVerdict }) {
  const { t } = useTranslation('playground');
  const { language } = useLanguage();
  const amount = (count: number) => ({ count, amount: formatNumber(count, language) });
  return (
    <>
      <p className="compare__score">
        <b>{score}</b> <span>{t('outOf')}</span>
      </p>
      <p className="meta">
        <span>{t('words', amount(words))}</span>
        <span>{t('tokens', amount(tokens))}</span>
      </p>
    </>
  );
}

/** What would make the prompt better, criterion by criterion. */
function Advice({ verdict }: { verdict: PromptVerdict }) {
  const { t } = useTranslation('playground');
  const open = verdict.criteria.filter(({ status, judged }) => judged !== false && status !== 'met');
  if (open.length === 0) return <p className="compare__complete">{t('complete')}</p>;
  return (
    <details className="compare__advice">
      <summary>{t('advice', { count: open.length })}</summary>
      <ul>
        {open.map(({ key, label, hint, message }) => (
          <li key={key}>
            <b>{label}.</b> {hint ?? message}
          </li>
        ))}
      </ul>
    </details>
  );
}
