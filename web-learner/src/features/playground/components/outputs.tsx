import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { MemberText } from '../../../shared/markdown/member-text.tsx';
import { runMutation, type IllustrativePair, type RunResult } from '../api/playground.ts';
import { formatEuro } from '../model/figures.ts';
import { mayRun, sides, type Both } from '../model/sides.ts';
import { OutputSection } from './output-section.tsx';

/** Runs both prompts on the configured model and shows what came of each. */
export function LiveOutputs({ texts, model }: { texts: Both<string>; model: string }) {
  const { t } = useTranslation('playground');
  const running = useRef<AbortController>(undefined);
  const { mutate, data, isPending, variables } = useMutation(runMutation);
  useEffect(() => () => running.current?.abort(), []);
  const isOld = variables !== undefined && sides.some((side) => variables.texts[side] !== texts[side]);
  function run() {
    running.current = new AbortController();
    mutate({ texts, signal: running.current.signal });
  }
  return (
    <OutputSection
      head={
        <>
          <Button
            type="primary"
            disabled={isPending || !sides.some((side) => mayRun(texts[side]))}
            onClick={run}
          >
            {isPending ? t('outputs.running') : t('outputs.run', { model })}
          </Button>
          {isPending && <Button onClick={() => running.current?.abort()}>{t('outputs.stop')}</Button>}
        </>
      }
      note={t('outputs.liveNote')}
      announced
      warning={data && isOld ? t('outputs.old') : null}
      outputs={data ? { a: <Run result={data.a} />, b: <Run result={data.b} /> } : null}
    />
  );
}

function Run({ result }: { result: RunResult }) {
  const { t } = useTranslation('playground');
  const { language } = useLanguage();
  if (result.status === 'rejected') {
    const { reason } = result as { reason: unknown };
    const isStopped = reason instanceof DOMException && reason.name === 'AbortError';
    const text = isStopped
      ? t('outputs.stopped')
      : reason instanceof ApiError
        ? reason.detail
        : t('outputs.failed');
    return (
      <p className="callout callout--missing" role="alert">
        {text}
      </p>
    );
  }
  const run = result.value;
  if (!run) return <p className="meta">{t('empty')}</p>;
  const number = (amount: number) => formatNumber(amount, language);
  return (
    <>
      <MemberText>{run.text}</MemberText>
      {run.finish !== 'complete' && <p className="callout callout--partly">{t(`outputs.${run.finish}`)}</p>}
      <p className="meta">
        <span>{run.model}</span>
        <span>{t('outputs.used', { input: number(run.inputTokens), output: number(run.outputTokens) })}</span>
        {run.costEuro !== null && <span>{formatEuro(run.costEuro, language)}</span>}
      </p>
    </>
  );
}

/** The outputs that the academy wrote for its own pair of prompts. */
export function IllustrativeOutputs({ pair: { weak, good, why } }: { pair: IllustrativePair }) {
  const { t } = useTranslation('playground');
  return (
    <OutputSection
      head={<span className="tag tag--key">{t('outputs.illustrative')}</span>}
      note={t('outputs.illustrativeNote')}
      outputs={{
        a: <MemberText>{weak.output}</MemberText>,
        b: <MemberText>{good.output}</MemberText>,
      }}
    >
      <p className="compare__why">
        <b>{t('outputs.why')}</b> {why}
      </p>
    </OutputSection>
  );
}
