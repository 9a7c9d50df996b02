import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ForReaders } from './for-readers.tsx';

interface RecordLinkProps {
  /** The resource that the page is of. */
  resource: string;
  to: string;
  children: ReactNode;
}

/** A link to a record's page; the words alone for who has no such page. */
export const RecordLink = ({ resource, to, children }: RecordLinkProps) => (
  <ForReaders resource={resource} otherwise={children}>
    <Link className="text-link" to={to}>
      {children}
    </Link>
  </ForReaders>
);
