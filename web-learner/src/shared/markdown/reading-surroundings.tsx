import { ReadingContext } from '@academy/web-kit/markdown/reading-context.ts';
import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { CopyCodeButton } from './copy-code-button.tsx';

/** A long text in it speaks the language of the screen, and its prompts can be copied. */
export function ReadingSurroundings({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const surroundings = useMemo(() => ({ language, CopyButton: CopyCodeButton }), [language]);
  return <ReadingContext value={surroundings}>{children}</ReadingContext>;
}
