import { isOwnLink } from '@academy/web-kit/markdown/own-link.ts';

interface MemberLink {
  href: string;
  rel: string;
  target?: '_blank';
}

/** How a link in a member's text is shown; null for an address that is no web page and no mail. */
export function memberLink(href: string | undefined): MemberLink | null {
  if (!href) return null;
  const rel = 'nofollow ugc noopener noreferrer';
  if (isOwnLink(href)) return { href, rel };
  return /^https?:\/\/[^/\s]/i.test(href) ? { href, rel, target: '_blank' } : null;
}
