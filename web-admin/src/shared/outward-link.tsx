import type { ReactNode } from 'react';

/** Leads out of the console, in a tab of its own. */
export const OutwardLink = ({ href, children }: { href: string | undefined; children: ReactNode }) => (
  <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
