import type { Language } from '@academy/contracts/shared/language.ts';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { languageOfText } from './answer-language.ts';

interface OtherLanguageProps {
  /** What is being written. */
  text: string;
  /** The language that its reader expects. */
  theirs: Language;
  /** Key of the warning. */
  warning: string;
}

/** Warns where a text looks like another language than its reader's; nothing where it does not. */
export function OtherLanguage({ text, theirs, warning }: OtherLanguageProps) {
  const translate = useTranslate();
  const written = languageOfText(text);
  if (written === null || written === theirs) return null;
  return (
    <Alert severity="warning" role="status">
      {translate(warning, {
        written: translate(`academy.languages.${written}`),
        theirs: translate(`academy.languages.${theirs}`),
      })}
    </Alert>
  );
}
