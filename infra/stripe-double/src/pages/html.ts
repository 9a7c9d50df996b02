import { escapeHtml } from '@academy/service-kit/text/escape-html.ts';

/** Markup that is safe as it is. Only `html` makes it, which escapes whatever is put into it. */
export interface Html {
  readonly markup: string;
}

export type Part = string | number | Html | null | readonly Html[];

const isList = (part: Part): part is readonly Html[] => Array.isArray(part);

const markupOf = (part: Part): string => {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return isList(part) ? part.map(({ markup }) => markup).join('') : part.markup;
};

/** A piece of a page. Texts put into it are escaped, for elements and for quoted attributes alike; null gives nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.reduce((before, text, index) => before + markupOf(parts[index - 1] ?? null) + text),
});

/** Markup written by ourselves, such as the style sheet. Nothing that came from anybody may get here. */
export const ownMarkup = (markup: string): Html => ({ markup });
