import type { Components } from 'react-markdown';
import { Fenced, Prose, proseComponents } from '@academy/web-kit/markdown/prose.tsx';
import '@academy/web-kit/markdown/reading.css';
import '@academy/web-kit/markdown/code-colours.css';
import { memberLink } from './member-link.ts';
import { ReadingSurroundings } from './reading-surroundings.tsx';
import './member-text.css';

/** What members write stands below the headings of the screen. */
export const memberComponents: Components = {
  ...proseComponents,
  pre: ({ children }) => <Fenced>{children}</Fenced>,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: ({ href, children }) => <MemberLink href={href}>{children}</MemberLink>,
  // A remote image would tell its server who reads; its address stays a link.
  img: ({ src, alt }) => {
    const address = typeof src === 'string' ? src : undefined;
    return <MemberLink href={address}>{alt || address}</MemberLink>;
  },
};

export function MemberLink({ href, children }: { href: string | undefined; children?: React.ReactNode }) {
  const link = memberLink(href);
  if (!link) return <>{children}</>;
  return (
    <a className="text-link" {...link}>
      {children}
    </a>
  );
}

/** Markdown that a member wrote: no raw HTML, no images, and links that search engines do not count. */
export function MemberText({ children, lang }: { children: string; lang?: string | undefined }) {
  return (
    <ReadingSurroundings>
      <div className="reading member-text" lang={lang}>
        <Prose components={memberComponents}>{children}</Prose>
      </div>
    </ReadingSurroundings>
  );
}
