import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { MemberText } from '../../../shared/markdown/member-text.tsx';
import { runPrompt, type IllustrativePair, type PlaygroundRun } from '../api/playground.ts';
import { formatEuro } from '../model/figures.ts';
import { PROMPT_LIMIT, sides, type Both } from '../model/sides.ts';

const mayRun = (text: string) => text.trim() !== '' && text.length <= PROMPT_LIMIT;

/** Runs both prompts on the configured model and shows what came of each. */
export function LiveOutputs({ texts, model }: { texts: Both<string>; model: string }) {
  const { t } = useTranslation('playground');
  const running = useRef<AbortController>(undefined);
  const { mutate, data, isPending, variables } = useMutation({
    mutationFn: async (asked: Both<string>) => {
      const controller = new AbortController();
      running.current = controller;
      const [a, b] = await Promise.allSettled(
        sides.map(async (side) => (mayRun(asked[side]) ? runPrompt(asked[side], controller.signal) : null)),
      );
      return { a: a!, b: b! };
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  const isOld = variables !== undefined && sides.some((side) => variables[side] !== texts[side]);
  return (
    <section className="compare__outputs" aria-labelledby="outputs-title">
      <div className="compare__costs-head">
        <h2 id="outputs-title">{t('outputs.title')}</h2>
        <Button
          type="primary"
          disabled={isPending || !sides.some((side) => mayRun(texts[side]))}
          onClick={() => mutate(texts)}
        >
          {isPending ? t('outputs.running') : t('outputs.run', { model })}
        </Button>
        {isPending && <Button onClick={() => running.current?.abort()}>{t('outputs.stop')}</Button>}
      </div>
      <p className="hint">{t('outputs.liveNote')}</p>
      {data && isOld && <p className="callout callout--partly">{t('outputs.old')}</p>}
      {data && (
        <div className="compare__grid" aria-live="polite">
          {sides.map((side) => (
            <div key={side} className="compare__output sheet">
              <h3>{t(`side.${side}`)}</h3>
              <Run result={data[side]} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function Run({ result }: { result: PromiseSettledResult<PlaygroundRun | null> }) {
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
export function IllustrativeOutputs({ pair }: { pair: IllustrativePair }) {
  const { t } = useTranslation('playground');
  return (
    <section className="compare__outputs" aria-labelledby="outputs-title">
      <div className="compare__costs-head">
        <h2 id="outputs-title">{t('outputs.title')}</h2>
        <span className="tag tag--key">{t('outputs.illustrative')}</span>
      </div>
      <p className="hint">{t('outputs.illustrativeNote')}</p>
      <div className="compare__grid">
        {(
          [
            ['a', pair.weak],
            ['b', pair.good],
          ] as const
        ).map(([side, { output }]) => (
          <div key={side} className="compare__output sheet">
            <h3>{t(`side.${side}`)}</h3>
            <MemberText>{output}</MemberText>
          </div>
        ))}
      </div>
      <p className="compare__why">
        <b>{t('outputs.why')}</b> {pair.why}
      </p>
    </section>
  );
}
