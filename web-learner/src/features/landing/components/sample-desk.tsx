import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { samplePrompts, type SamplePrompt } from '../model/samples.ts';
import './sample-desk.css';

const SHOWN_MS = 7000;
/** Rendered for the page's HTML there is nobody to ask yet. */
const prefersStillness = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Prompts that the highlighter goes over, one after the other until the reader takes the wheel. */
export function SampleDesk() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const samples = samplePrompts[language];
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(() => !prefersStillness());

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % samples.length), SHOWN_MS);
    return () => clearInterval(timer);
  }, [playing, samples.length]);

  // The page's HTML has already drawn the first one's strokes; they are not drawn a second time.
  useEffect(
    () => () => {
      delete document.documentElement.dataset.firstPaint;
    },
    [shown],
  );

  const show = (index: number) => {
    setPlaying(false);
    setShown(index);
  };

  return (
    <section className="desk sheet" aria-label={t('sample.label')}>
      <div className="desk__stack">
        {samples.map((sample, index) => (
          <Sample key={sample.exercise} sample={sample} isShown={index === shown} />
        ))}
      </div>
      <div className="desk__controls">
        {samples.map((sample, index) => (
          <button
            key={sample.exercise}
            type="button"
            className="desk__pick"
            aria-label={t('sample.show', { number: index + 1 })}
            aria-pressed={index === shown}
            onClick={() => show(index)}
          />
        ))}
        <button type="button" className="desk__play" onClick={() => setPlaying(!playing)}>
          <span className="visually-hidden">{playing ? t('sample.pause') : t('sample.play')}</span>
          <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
            <path d={playing ? 'M2 1h3v10H2zM7 1h3v10H7z' : 'M2.5 1l8 5-8 5z'} />
          </svg>
        </button>
      </div>
    </section>
  );
}

function Sample({ sample, isShown }: { sample: SamplePrompt; isShown: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <div className="desk__sample" data-shown={isShown} aria-hidden={!isShown}>
      <div className="desk__head">
        <span>{sample.exercise}</span>
        <span>{t('sample.attempt', { number: sample.attempt })}</span>
      </div>
      <p className="desk__prompt">
        {sample.pieces.map((piece, index) => {
          if (typeof piece === 'string') return piece;
          const [text, status] = piece;
          return (
            <span
              key={index}
              className={`stroke stroke--${status}`}
              style={{ animationDelay: `${index * 0.2}s` }}
            >
              {text}
            </span>
          );
        })}
      </p>
      <ul className="desk__verdict">
        {sample.verdict.map(({ status, title, text }) => (
          <li key={title}>
            <i className={`dot dot--${status}`} />
            <span>
              <b>{title}</b> {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
