import { escapeHtml } from '@academy/service-kit/text/escape-html.ts';
import type { MailContent } from '../kinds/mail-content.ts';
import type { MailContext } from '../kinds/mail-context.ts';
import { blockHtml } from './html-blocks.ts';
import { fonts, light, styleSheet } from './html-style.ts';
import type { MailFooter } from './mail-footer.ts';

/** The brand with its last letters marked, as on the site. */
const wordmark = (brand: string): string => {
  const letters = [...brand];
  const plain = letters.slice(0, -4).join('');
  const marked = letters.slice(-4).join('');
  return `<span class="ink" style="font:700 20px/1.2 ${fonts.display};color:${light.ink}">${escapeHtml(plain)}<span class="mark" style="background-color:${light.mark};color:${light.markInk};border-radius:4px;padding:0 3px">${escapeHtml(marked)}</span></span>`;
};

const footerHtml = ({ reason, links }: MailFooter): string => {
  const anchors = links.map(
    ({ text, url }) =>
      `<a class="link" href="${escapeHtml(url)}" style="color:${light.link}">${escapeHtml(text)}</a>`,
  );
  const style = `margin:0 0 6px;font:13px/1.5 ${fonts.text};color:${light.quiet}`;
  const more =
    anchors.length === 0 ? '' : `<p class="quiet" style="${style}">${anchors.join(' &middot; ')}</p>`;
  return `<p class="quiet" style="${style}">${escapeHtml(reason)}</p>${more}`;
};

/** The mail as HTML: tables and inline styles, nothing remote, nothing but the recipient's own texts escaped. */
export const htmlLayout = (
  { subject, title, blocks }: MailContent,
  { greeting, footer, context }: { greeting: string | null; footer: MailFooter; context: MailContext },
): string => {
  const hello =
    greeting === null
      ? ''
      : `<tr><td style="padding:0 0 14px"><p class="ink" style="margin:0;font:16px/1.6 ${fonts.text};color:${light.ink}">${escapeHtml(greeting)}</p></td></tr>`;
  return `<!doctype html>
<html lang="${context.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background-color:${light.paper}">
<tr><td align="center" style="padding:28px 12px 36px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="pad" style="padding:0 32px 18px">${wordmark(context.brand)}</td></tr>
<tr><td class="sheet pad" style="background-color:${light.sheet};border:1px solid ${light.line};border-radius:16px;padding:32px 32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td style="padding:0 0 18px"><h1 class="title ink" style="margin:0;font:700 30px/1.2 ${fonts.display};letter-spacing:-0.01em;color:${light.ink};overflow-wrap:anywhere">${escapeHtml(title)}</h1></td></tr>
${hello}${blocks.map((block) => blockHtml(block, context)).join('\n')}
</table>
</td></tr>
<tr><td class="pad" style="padding:18px 32px 0">${footerHtml(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
};
