import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { failureText } from '../../../shared/ui/failure-text.ts';
import { opinionMutation, type CheckedPrompt, type SecondOpinion as Opinion } from '../api/second-opinion.ts';
import './second-opinion.css';

/** A language model's comment beside the verdict, asked for by a button. Leaving ends the model's call. */
export function SecondOpinion(prompt: CheckedPrompt) {
  const { t } = useTranslation('second-opinion');
  const { language } = useLanguage();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const { mutate, data, error, isPending } = useMutation(opinionMutation(prompt));
  return (
    <div className="opinion">
      <Button
        size="small"
        loading={isPending}
        onClick={() => mutate({ language, signal: leaving.current.signal })}
      >
        {isPending ? t('pending') : t(data ? 'again' : 'ask')}
      </Button>
      <div role="status">{data && <Comment opinion={data} />}</div>
      {error && (
        <p role="alert" className="callout callout--missing">
          {failureText(error)}
        </p>
      )}
    </div>
  );
}

function Comment({ opinion: { comment, answeredBy } }: { opinion: Opinion }) {
  const { t } = useTranslation('second-opinion');
  const model = answeredBy.kind === 'openai' ? answeredBy.model : '';
  return (
    <section className="callout" aria-labelledby="opinion-title">
      <h3 id="opinion-title">{t('title')}</h3>
      <p className="opinion__comment">{comment}</p>
      <p className="opinion__label">{t('label', { model })}</p>
    </section>
  );
}
