import type { Language } from '@academy/contracts/shared/language.ts';
import { ReadingContext } from '@academy/web-kit/markdown/reading-context.ts';
import { Reading } from '@academy/web-kit/markdown/reading.tsx';

const surroundings = {
  es: { language: 'es', linksApart: true },
  en: { language: 'en', linksApart: true },
} as const;

/** Long text as learners will read it, by what draws it for them. */
export default function MarkdownPreview({ children, lang }: { children: string; lang: Language }) {
  return (
    <ReadingContext value={surroundings[lang]}>
      <Reading lang={lang}>{children}</Reading>
    </ReadingContext>
  );
}
