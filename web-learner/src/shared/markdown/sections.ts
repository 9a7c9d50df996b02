import type { Heading, PhrasingContent, Root } from 'mdast';
import { fold } from '@academy/web-kit/text/fold.ts';

export interface Section {
  id: string;
  title: string;
}

const plainId = (title: string): string =>
  `s-${(fold(title).match(/[\p{Letter}\p{Number}]+/gu) ?? []).join('-')}`;

/**
 * What the headings of one text are called in an address: `s-before-you-send-it`. The first with a title has the plain id,
 * whatever the others are called; those that repeat it are counted, past ids that other headings have.
 */
export function sectionIds(titles: readonly string[]): string[] {
  const plain = titles.map(plainId);
  const taken = new Set(plain);
  const met = new Set<string>();
  return plain.map((id) => {
    if (!met.has(id)) {
      met.add(id);
      return id;
    }
    let count = 2;
    while (taken.has(`${id}-${count}`)) count += 1;
    taken.add(`${id}-${count}`);
    return `${id}-${count}`;
  });
}

/** The words of Markdown, without its marks. */
function wordsIn(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if ('children' in node) return wordsIn(node.children);
      return 'value' in node ? node.value : '';
    })
    .join('');
}

/** Gives each heading of the second level the id that `sectionsOf` names. */
export function remarkSections() {
  return (tree: Root) => {
    const headings = tree.children.filter(
      (node): node is Heading => node.type === 'heading' && node.depth === 2,
    );
    const ids = sectionIds(headings.map(({ children }) => wordsIn(children)));
    headings.forEach((heading, index) => {
      heading.data = { ...heading.data, hProperties: { id: ids[index] } };
    });
  };
}

/** The sections of a Markdown text: its headings of the second level, as `## Title`, outside of code. */
export function sectionsOf(text: string): Section[] {
  const outside = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const titles = [...outside.matchAll(/^## +(.+?)\s*#*$/gm)].map(([, title = '']) =>
    title.replace(/[*_`]|==/g, ''),
  );
  const ids = sectionIds(titles);
  return titles.map((title, index) => ({ id: ids[index] ?? '', title }));
}
