import { isValidElement, type ReactNode } from 'react';
import { fold } from '../text/fold.ts';

export interface Section {
  id: string;
  title: string;
}

/** What a section's heading is called in an address: `s-before-you-send-it`. */
export const sectionId = (title: string): string =>
  `s-${(fold(title).match(/[\p{Letter}\p{Number}]+/gu) ?? []).join('-')}`;

/** The words of what has been drawn, without its marks. */
export function wordsIn(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsIn).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? wordsIn(node.props.children) : '';
}

/** The sections of a Markdown text: its headings of the second level, as `## Title`, outside of code. */
export function sectionsOf(text: string): Section[] {
  const outside = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const titles = [...outside.matchAll(/^## +(.+?)\s*#*$/gm)].map(([, title = '']) =>
    title.replace(/[*_`]/g, ''),
  );
  return titles.map((title) => ({ id: sectionId(title), title }));
}
