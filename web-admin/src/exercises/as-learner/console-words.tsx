import { useLocale, useTranslate } from 'ra-core';

/** What the console says in the middle of what speaks the learner's language. */
export function ConsoleWords({ text }: { text: string }) {
  const translate = useTranslate();
  return <span lang={useLocale()}>{translate(text)}</span>;
}
