import { escapeHtml } from '@academy/service-kit/text/escape-html.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { dark, fonts, light } from '../layout/html-style.ts';
import { mailTexts } from '../locales/mail-texts.ts';

const colours = (theme: Record<keyof typeof light, string>): string =>
  `--paper:${theme.paper};--sheet:${theme.sheet};--line:${theme.line};--ink:${theme.ink};--link:${theme.link};--button:${theme.button};--button-ink:${theme.buttonInk}`;

const style = `
:root{color-scheme:light dark;${colours(light)}}
@media (prefers-color-scheme:dark){:root{${colours(dark)}}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 ${fonts.text}}
main{max-width:34rem;margin:12vh auto 0;padding:2rem;background:var(--sheet);border:1px solid var(--line);border-radius:16px}
h1{margin:0 0 1rem;font:700 1.75rem/1.2 ${fonts.display}}
button{padding:.8rem 1.4rem;border:0;border-radius:10px;background:var(--button);color:var(--button-ink);font:600 1rem ${fonts.text};cursor:pointer}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}`;

interface Page {
  language: Language;
  brand: string;
  publicUrl: string;
}

const pageOf = ({ language, brand, publicUrl }: Page, body: string): string => {
  const { unsubscribe: texts } = mailTexts(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)} · ${escapeHtml(brand)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(texts.title)}</h1>
${body}
<p><a href="${escapeHtml(publicUrl)}/settings">${escapeHtml(texts.settings)}</a></p>
</main>
</body>
</html>
`;
};

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Asks whether mails of an activity are to end; its form posts to the page's own address. */
export const unsubscribePage = (page: Page, activity: string): string => {
  const { unsubscribe: texts } = mailTexts(page.language);
  return pageOf(
    page,
    `${paragraph(texts.lead(activity))}
<form method="post"><button type="submit">${escapeHtml(texts.button)}</button></form>`,
  );
};

export const unsubscribedPage = (page: Page): string => {
  const { unsubscribe: texts } = mailTexts(page.language);
  return pageOf(page, paragraph(texts.done) + paragraph(texts.back));
};

export const brokenLinkPage = (page: Page): string =>
  pageOf(page, paragraph(mailTexts(page.language).unsubscribe.broken));
