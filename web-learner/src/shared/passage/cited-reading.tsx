import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../i18n/use-language.ts';
import { Reading } from '../markdown/reading.tsx';
import { citedIn, withoutCitation } from './cited-passage.ts';
import { findPassage } from './find-passage.ts';
import { markPassage } from './mark-passage.ts';
import { pageTextOf } from './page-text.ts';
import { useSoughtSection } from './use-sought-section.ts';
import './cited-reading.css';

interface CitedReadingProps {
  textEs: string;
  textEn: string;
  /** What stands above the text, in the language that is shown. */
  before?: (text: string) => ReactNode;
}

/**
 * A text to read. Where the address cites a passage of it, that is highlighted, brought into view and announced, in
 * the language that it is in.
 */
export function CitedReading({ textEs, textEn, before }: CitedReadingProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const [isFound, setFound] = useState(true);
  const cited = citedIn(search);
  const shown = cited?.language ?? language;
  const text = shown === 'es' ? textEs : textEn;
  const beginning = cited?.beginning;
  const whole = wholePassage(state);

  useEffect(() => {
    if (!root.current || beginning === undefined) return;
    const page = pageTextOf(root.current);
    const span = findPassage(page.text, { beginning, text: whole });
    setFound(span !== null);
    return span ? markPassage(page.rangeOf(span)) : undefined;
    // With each visit comes another `key`: a source that is opened again is sought again.
  }, [beginning, whole, text, key]);

  useSoughtSection(text);

  const leave = () => setSearch(withoutCitation, { replace: true, preventScrollReset: true });
  return (
    <>
      <p className="visually-hidden" role="status">
        {cited && isFound && t('passage.found')}
      </p>
      {cited && !isFound && <p className="callout cited-reading__note">{t('passage.changed')}</p>}
      {shown !== language && (
        <p className="callout cited-reading__note">
          {t(`passage.in.${shown}`)}{' '}
          <button type="button" className="text-button" onClick={leave}>
            {t(`passage.read.${language}`)}
          </button>
        </p>
      )}
      {before?.(text)}
      <div ref={root}>
        <Reading lang={shown}>{text}</Reading>
      </div>
    </>
  );
}

/** A link within the app brings the whole passage along; an address alone has its first words. */
function wholePassage(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('passage' in state)) return undefined;
  return typeof state.passage === 'string' ? state.passage : undefined;
}
