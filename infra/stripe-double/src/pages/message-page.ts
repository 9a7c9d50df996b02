import type { Language } from '@academy/contracts/shared/language.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import { html } from './html.ts';
import { layoutTexts } from './layout-texts.ts';
import { page, type Site } from './layout.ts';

export interface Message {
  language: Language;
  title: Localised;
  text: Localised;
  /** Where its button leads. */
  url: string;
}

/** A page that says one thing and leads back. */
export const messagePage = ({ language, title, text, url }: Message, site: Site): string => {
  const content = html`<div class="narrow stack">
    <h1>${title[language]}</h1>
    <p class="soft">${text[language]}</p>
    <div>
      <a class="btn" href="${url}">${layoutTexts.backToSettings[language]}</a>
    </div>
  </div>`;
  return page({ ...site, language, title: title[language], content });
};
