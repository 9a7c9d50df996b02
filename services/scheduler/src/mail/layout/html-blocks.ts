import { escapeHtml } from '@academy/service-kit/text/escape-html.ts';
import type { MailBlock } from '../kinds/mail-content.ts';
import type { MailContext } from '../kinds/mail-context.ts';
import { mailTexts } from '../locales/mail-texts.ts';
import { fonts, light } from './html-style.ts';

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const cell = (inner: string, padding = '0 0 18px'): string =>
  `<tr><td style="padding:${padding}">${inner}</td></tr>`;

const paragraphHtml = (text: string): string =>
  cell(`<p class="ink" style="margin:0;font:16px/1.6 ${fonts.text};color:${light.ink}">${lines(text)}</p>`);

const noteHtml = (text: string): string =>
  cell(
    `<p class="quiet" style="margin:0;font:14px/1.55 ${fonts.text};color:${light.quiet}">${lines(text)}</p>`,
    '0 0 12px',
  );

const quoteHtml = (text: string): string =>
  cell(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="sunk ink" style="background-color:${light.sunk};border-left:4px solid ${light.mark};border-radius:6px;padding:14px 16px;font:17px/1.55 ${fonts.reading};color:${light.ink};overflow-wrap:anywhere">${lines(text)}</td></tr></table>`,
  );

const buttonHtml = (block: { text: string; url: string }, context: MailContext): string => {
  const url = escapeHtml(block.url);
  return (
    cell(
      `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="background-color:${light.button};border-radius:10px"><a href="${url}" style="display:inline-block;padding:13px 22px;font:600 16px/1.25 ${fonts.text};color:${light.buttonInk};text-decoration:none">${escapeHtml(block.text)}</a></td></tr></table>`,
      '6px 0 14px',
    ) +
    cell(
      `<p class="quiet" style="margin:0;font:13px/1.5 ${fonts.text};color:${light.quiet}">${escapeHtml(mailTexts(context.language).linkFallback)}<br><a class="link" href="${url}" style="color:${light.link};overflow-wrap:anywhere;word-break:break-all">${url}</a></p>`,
    )
  );
};

const factsHtml = (facts: readonly { label: string; value: string }[]): string => {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="quiet line" style="padding:9px 16px 9px 0;border-bottom:1px solid ${light.line};font:14px/1.4 ${fonts.text};color:${light.quiet};vertical-align:top">${escapeHtml(label)}</td><td class="ink line" align="right" style="padding:9px 0;border-bottom:1px solid ${light.line};font:600 16px/1.4 ${fonts.text};color:${light.ink};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return cell(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`,
    '0 0 22px',
  );
};

const linksHtml = ({ title, links }: Extract<MailBlock, { kind: 'links' }>): string => {
  const heading =
    title === ''
      ? ''
      : `<h2 class="ink" style="margin:0 0 8px;font:600 18px/1.3 ${fonts.display};color:${light.ink}">${escapeHtml(title)}</h2>`;
  const items = links.map(
    ({ label, text, url }) =>
      `<p style="margin:0 0 10px"><span class="quiet" style="font:13px/1.4 ${fonts.text};color:${light.quiet}">${escapeHtml(label)}</span><br><a class="link" href="${escapeHtml(url)}" style="font:16px/1.45 ${fonts.text};color:${light.link};overflow-wrap:anywhere">${escapeHtml(text)}</a></p>`,
  );
  return cell(heading + items.join(''), '4px 0 12px');
};

/** One part of a mail as rows of its table. */
export const blockHtml = (block: MailBlock, context: MailContext): string => {
  switch (block.kind) {
    case 'paragraph':
      return paragraphHtml(block.text);
    case 'note':
      return noteHtml(block.text);
    case 'quote':
      return quoteHtml(block.text);
    case 'button':
      return buttonHtml(block, context);
    case 'facts':
      return factsHtml(block.facts);
    case 'links':
      return linksHtml(block);
  }
};
