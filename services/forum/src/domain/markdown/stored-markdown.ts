import { invalid } from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import { isTooComplex } from '@academy/service-kit/text/is-too-complex.ts';
import { sanitiseMarkdown } from './sanitise-markdown.ts';

const tooComplex: Localised = {
  es: 'El texto tiene demasiadas marcas de formato, enlaces o líneas. Simplifícalo.',
  en: 'The text has too much formatting, or too many links or lines. Please simplify it.',
};
const nothingLeft: Localised = {
  es: 'El texto no contiene nada que se pueda mostrar.',
  en: 'The text has nothing in it that can be shown.',
};

/** Markdown as it is stored. Throws DomainError 400 naming `content` where it cannot be parsed in time or nothing is left. */
export const toStoredMarkdown = (content: string): string => {
  if (isTooComplex(content)) throw invalid([{ path: 'content', text: tooComplex }]);
  const stored = sanitiseMarkdown(content);
  if (stored === '') throw invalid([{ path: 'content', text: nothingLeft }]);
  return stored;
};
