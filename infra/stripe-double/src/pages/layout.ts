import type { Language } from '@academy/contracts/shared/language.ts';
import { html, ownMarkup, type Html } from './html.ts';
import { layoutTexts } from './layout-texts.ts';
import { style } from './style.ts';

/** What every page is made with. */
export interface Site {
  brand: string;
  /** The academy's address. */
  publicUrl: string;
}

export interface PageParts extends Site {
  language: Language;
  title: string;
  content: Html;
}

/** The brand's last letters carry the stroke, as in the academy. */
const logo = (brand: string): Html => {
  const cut = Math.max(1, brand.length - 4);
  return html`<span class="logo">${brand.slice(0, cut)}<i class="mark">${brand.slice(cut)}</i></span>`;
};

/** A whole page, which loads nothing else and cannot be taken for one that charges. */
export const page = ({ brand, language, title, content }: PageParts): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} · ${brand}</title>
        <link rel="icon" href="data:," />
        <style>
          ${ownMarkup(style)}
        </style>
      </head>
      <body>
        <header>
          <p class="stripes"><span>${layoutTexts.nothingIsCharged[language]}</span></p>
          <div class="top">
            ${logo(brand)}<span class="soft small">${layoutTexts.sandbox[language]}</span>
          </div>
        </header>
        <main>${content}</main>
      </body>
    </html>`.markup;
