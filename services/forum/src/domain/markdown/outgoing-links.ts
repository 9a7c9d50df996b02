import { parseMarkdown } from '@academy/service-kit/text/parse-markdown.ts';
import { leadsOut } from './link-target.ts';
import { mayLink } from './may-link.ts';
import { nodesOf } from './nodes-of.ts';

/** How many different addresses outside the academy a text links to. */
export const countOutgoingLinks = (markdown: string): number => {
  if (!mayLink(markdown)) return 0;
  const urls = [...nodesOf(parseMarkdown(markdown))].flatMap((node) =>
    node.type === 'link' || node.type === 'definition' || node.type === 'image' ? [node.url] : [],
  );
  return new Set(urls.filter(leadsOut)).size;
};
